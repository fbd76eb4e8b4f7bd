import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import type { ConsentKind } from '@jangteo/core/terms/consent.codes'
import { TERMS_KIND_LABELS } from '@jangteo/core/terms/terms.codes'
import { termsIdOf, termsOfId } from '@jangteo/core/terms/termsVersion.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useParams, useSearchParams } from '../../lib/router.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Markdown } from '../display/Markdown.tsx'
import styles from './Terms.module.css'

type Terms = Answers['terms']['detail']

/** A text of terms, the version in force unless the address names another. */
export function TermsDetailScreen() {
  const { termsId } = useParams()
  const [query] = useSearchParams()
  const kind = termsOfId(Number(termsId))
  if (kind === null) return <NotFoundScreen />
  const title = TERMS_KIND_LABELS[kind]
  const version = Number(query.get('version') ?? '')
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <PageHeader title={title} width="form" />
      <QueryBoundary skeleton={<TermsSkeleton />}>
        <TermsText
          kind={kind}
          version={Number.isInteger(version) && version > 0 ? version : null}
        />
      </QueryBoundary>
    </>
  )
}

type TermsTextProps = { readonly kind: ConsentKind; readonly version: number | null }

function TermsText({ kind, version }: TermsTextProps) {
  const calls = useCalls()
  const input = { termsKindEnum: kind, ...(version === null ? {} : { version }) }
  const { data } = useSuspenseQuery(calls.terms.detail.queryOptions({ input }))
  return (
    <Column width="form">
      <p className={styles.note}>{dayText(data)}</p>
      <Markdown text={data.body} />
      {data.versionList.length === 1 ? null : <Versions kind={kind} terms={data} />}
    </Column>
  )
}

function dayText({ version, effectiveOn, versionInForce }: Terms): string {
  const state =
    version === versionInForce ? '시행 중' : version < versionInForce ? '이전' : '시행 예정'
  const name = `${version}판 · ${state}`
  return effectiveOn === null ? name : `${name} · ${formatDay(effectiveOn)} 시행`
}

function Versions({ kind, terms }: { readonly kind: ConsentKind; readonly terms: Terms }) {
  return (
    <nav aria-label="다른 판">
      <ul className={styles.versions}>
        {terms.versionList.map(({ version, effectiveOn }) => (
          <li key={version}>
            <AppLink
              to={lifeRoutes.termsDetail(termsIdOf(kind), version)}
              className={styles.version}
              aria-current={version === terms.version ? 'page' : undefined}
            >
              {effectiveOn === null
                ? `${version}판`
                : `${version}판 (${formatDay(effectiveOn)} 시행)`}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TermsSkeleton() {
  return (
    <SkeletonPage>
      <Column width="form">
        <Skeleton width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Column>
    </SkeletonPage>
  )
}
