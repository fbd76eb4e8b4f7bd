import type { NtsSettings } from '@jangteo/business/nts/nts-registry'
import { z } from 'zod'
import { keepsSecrets } from './environment-values.ts'

/** Settings of the registry that the state of a seller's business is asked of. */
export const BUSINESS_SETTINGS = {
  BUSINESS_REGISTRY: z.enum(['sandbox', 'nts']).optional(),
  NTS_SERVICE_KEY: z.string().min(1).nullable().default(null),
  NTS_API_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .prefault('https://api.odcloud.kr/api/nts-businessman/v1'),
} as const

/** Hints that follow "NAME is wrong:". */
export const BUSINESS_FIXES = {
  BUSINESS_REGISTRY:
    'give nts, or sandbox, where every number is an active business; production has to name one',
  NTS_SERVICE_KEY:
    'give your decoded service key of the public data portal (data.go.kr 15081808); BUSINESS_REGISTRY=nts needs it',
  NTS_API_URL:
    'give an https address, such as NTS_API_URL=https://api.odcloud.kr/api/nts-businessman/v1',
} as const

const settings = z.object(BUSINESS_SETTINGS)
type BusinessVariables = z.output<typeof settings> & { readonly NODE_ENV: string }

/** Names the settings that are missing. */
export function missingBusinessSettings(
  given: BusinessVariables,
): readonly (keyof typeof BUSINESS_SETTINGS)[] {
  const { NODE_ENV, BUSINESS_REGISTRY, NTS_SERVICE_KEY } = given
  if (BUSINESS_REGISTRY === 'nts') return NTS_SERVICE_KEY === null ? ['NTS_SERVICE_KEY'] : []
  return NODE_ENV === 'production' && BUSINESS_REGISTRY === undefined ? ['BUSINESS_REGISTRY'] : []
}

/** The access to the tax office; `null` means the sandbox. */
export function readBusinessSettings(given: BusinessVariables): NtsSettings | null {
  const { BUSINESS_REGISTRY, NTS_SERVICE_KEY: serviceKey, NTS_API_URL: apiUrl } = given
  return BUSINESS_REGISTRY === 'nts' && serviceKey !== null ? { serviceKey, apiUrl } : null
}
