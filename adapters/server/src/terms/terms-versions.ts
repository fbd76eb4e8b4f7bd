import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { builtInTerms, type TermsVersion } from '@jangteo/core/terms/termsVersion.rules'
import type { TermsVersionRow } from '@jangteo/postgres/terms/terms.store'

/** Every version of some terms, from the one that comes with the market on. */
export function versionsOf(kind: ConsentKind, rows: readonly TermsVersionRow[]): TermsVersion[] {
  const later = rows.filter((row) => row.kind === kind)
  return [
    builtInTerms(kind),
    ...later.map(({ version, body, effective_on: effectiveOn }) => ({
      version,
      body,
      effectiveOn,
    })),
  ]
}
