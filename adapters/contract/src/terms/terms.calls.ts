import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'

const day = z.iso.date()
const version = z.int().min(1)

/** A text of terms in Markdown, with every version that can be read: the one in force unless another is asked for. */
const detail = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/accounts/terms', summary: '약관 보기', tags: ['account'] })
  .input(
    z.object({
      termsKindEnum: z.enum(CONSENT_KINDS),
      version: z.coerce.number().pipe(version).optional(),
    }),
  )
  .output(
    z.object({
      version,
      body: z.string(),
      /** From this Korean day on it is in force; `null` is from the beginning. */
      effectiveOn: day.nullable(),
      versionInForce: version,
      versionList: z.array(z.object({ version, effectiveOn: day.nullable() })),
    }),
  )
  .errors(refusals('TERMS_NOT_FOUND'))

export const termsCalls = { detail }
