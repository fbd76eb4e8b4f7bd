import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { TERMS_LENGTH_MAX } from '@jangteo/core/terms/termsVersion.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { ynFlag } from '../wire/wire.schemas.ts'

const tags = ['operator']
const path = '/operators/terms'
const forSystem = { who: 'operator', permission: 'SYSTEM' } as const

const day = z.iso.date()
const version = z.int().min(1)
const kind = z.enum(CONSENT_KINDS)

/** The terms with the version in force, and the one that is announced. */
const list = call(forSystem)
  .route({ method: 'GET', path, summary: '약관 목록', tags })
  .output(
    z.object({
      termsList: z.array(
        z.object({
          termsKindEnum: kind,
          version,
          body: z.string(),
          effectiveOn: day.nullable(),
          announced: z.object({ version, effectiveOn: day }).nullable(),
        }),
      ),
    }),
  )

/** Publishes a version that is in force later: seven days at least, thirty for a change for the worse. */
const publish = call(forSystem)
  .route({ method: 'POST', path, summary: '약관 개정', tags })
  .input(
    z.object({
      termsKindEnum: kind,
      body: z.string().trim().min(1).max(TERMS_LENGTH_MAX),
      effectiveOn: day,
      worseYn: ynFlag,
    }),
  )
  .output(z.object({ version }))
  .errors(refusals('TERMS_ANNOUNCED', 'TERMS_NOTICE_SHORT'))

export const operatorTermsCalls = { list, publish }
