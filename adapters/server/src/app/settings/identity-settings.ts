import type { PortOneSettings } from '@jangteo/identity/portone/portone-identity'
import { z } from 'zod'
import { keepsSecrets } from './environment-values.ts'

/** Settings of the provider that verifies who somebody is. */
export const IDENTITY_SETTINGS = {
  IDENTITY_PROVIDER: z.enum(['sandbox', 'portone']).optional(),
  PORTONE_STORE_ID: z.string().min(1).nullable().default(null),
  PORTONE_CHANNEL_KEY: z.string().min(1).nullable().default(null),
  PORTONE_API_SECRET: z.string().min(1).nullable().default(null),
  PORTONE_API_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .prefault('https://api.portone.io'),
  PORTONE_SCRIPT_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .prefault('https://cdn.portone.io/v2/browser-sdk.js'),
} as const

/** Hints that follow "NAME is wrong:". */
export const IDENTITY_FIXES = {
  IDENTITY_PROVIDER:
    'give portone, or sandbox, where nobody is verified; production has to name one',
  PORTONE_STORE_ID: 'give the id of your store at PortOne; IDENTITY_PROVIDER=portone needs it',
  PORTONE_CHANNEL_KEY:
    'give the key of your channel for identity verification; IDENTITY_PROVIDER=portone needs it',
  PORTONE_API_SECRET: 'give the secret of the V2 API; IDENTITY_PROVIDER=portone needs it',
  PORTONE_API_URL: 'give an https address, such as PORTONE_API_URL=https://api.portone.io',
  PORTONE_SCRIPT_URL:
    'give an https address, such as PORTONE_SCRIPT_URL=https://cdn.portone.io/v2/browser-sdk.js',
} as const

const settings = z.object(IDENTITY_SETTINGS)
type IdentityVariables = z.output<typeof settings> & { readonly NODE_ENV: string }

const PORTONE_NAMES = ['PORTONE_STORE_ID', 'PORTONE_CHANNEL_KEY', 'PORTONE_API_SECRET'] as const

/** Names the settings that are missing. */
export function missingIdentitySettings(
  given: IdentityVariables,
): readonly (keyof typeof IDENTITY_SETTINGS)[] {
  const { NODE_ENV, IDENTITY_PROVIDER } = given
  if (IDENTITY_PROVIDER === 'portone') return PORTONE_NAMES.filter((name) => given[name] === null)
  return NODE_ENV === 'production' && IDENTITY_PROVIDER === undefined ? ['IDENTITY_PROVIDER'] : []
}

/** The account at PortOne; `null` means the sandbox. */
export function readIdentitySettings(given: IdentityVariables): PortOneSettings | null {
  const { PORTONE_STORE_ID: storeId, PORTONE_CHANNEL_KEY: channelKey } = given
  const { PORTONE_API_SECRET: apiSecret, PORTONE_API_URL: apiUrl } = given
  if (given.IDENTITY_PROVIDER !== 'portone') return null
  if (storeId === null || channelKey === null || apiSecret === null) return null
  return { storeId, channelKey, apiSecret, apiUrl, scriptUrl: given.PORTONE_SCRIPT_URL }
}
