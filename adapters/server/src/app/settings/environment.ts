import { join, resolve } from 'node:path'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { z } from 'zod'
import { OPERATION_FIXES, OPERATION_SETTINGS } from './operation-settings.ts'
import {
  databaseFixes,
  type DatabaseSettings,
  databaseVariables,
  readDatabaseSettings,
  unmatchedAddresses,
} from './database-environment.ts'
import { flag, isLoopback, keepsSecrets } from './environment-values.ts'
import {
  missingOutsideSettings,
  OUTSIDE_FIXES,
  OUTSIDE_SETTINGS,
  type OutsideSettings,
  readOutsideSettings,
} from './outside-settings.ts'
import {
  missingSocialSettings,
  readSocialSettings,
  type SocialSettings,
} from './social-environment.ts'
import { ROOT } from '../../product/root.ts'
import { LOST_SECRET } from '../../wire/secrets.ts'
import { isBlock, readProxies } from './trusted-proxies.ts'

const PORT_MAX = 65_535
/** A million goods, from a catalogue of a few hundred. */
const DEMO_SCALE_MAX = 4000
/** A password of the desk that is worth drawing. */
const DESK_PASSWORD_LENGTH_MIN = 16

const DESK_IN_PRODUCTION_FIX =
  'the desk ships, refunds and shows account numbers to whoever opens it, so production serves it to operators with SYSTEM alone; leave DEV_ONLY out, or start a market for trying things out with NODE_ENV=test'
const SECRET_LENGTH_MIN = 32
/** Process managers kill what takes much longer to end. */
const DRAIN_MS_MAX = 60_000
/** Load balancers that poll every two seconds have noticed by then. */
const DRAIN_MS_LIVE = 5000
const DRAIN_MS_ELSE = 100

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= PORT_MAX)
    .prefault('3000'),
  HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  DATA_DIR: z.string().default(join(ROOT, '.data')),
  ...databaseVariables,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DEV_ONLY: flag.optional(),
  DESK_PASSWORD: z.string().min(DESK_PASSWORD_LENGTH_MIN).nullable().default(null),
  DEMO: flag.optional(),
  DRAIN_MS: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((ms) => ms <= DRAIN_MS_MAX)
    .optional(),
  DEMO_SCALE: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((scale) => scale >= 1 && scale <= DEMO_SCALE_MAX)
    .prefault('1'),
  SECRET: z.string().min(SECRET_LENGTH_MIN).nullable().default(null),
  SECRET_FORMER: z
    .union([z.literal(LOST_SECRET), z.string().min(SECRET_LENGTH_MIN)])
    .nullable()
    .default(null),
  TRUSTED_PROXIES: z
    .string()
    .transform(readProxies)
    .refine((proxies) => proxies.every(isBlock))
    .nullable()
    .default(null),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'toss']).optional(),
  TOSS_SECRET_KEY: z
    .string()
    .regex(/^(?:test|live)_sk_[\w-]+$/)
    .nullable()
    .default(null),
  TOSS_API_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .prefault('https://api.tosspayments.com'),
  ...OUTSIDE_SETTINGS,
  ...OPERATION_SETTINGS,
})

const settings = environment
  .superRefine((given, context) => {
    for (const name of missingSettings(given)) {
      context.addIssue({ code: 'custom', path: [name] })
    }
  })
  .refine(({ NODE_ENV, DEV_ONLY }) => NODE_ENV !== 'production' || DEV_ONLY !== true, {
    path: ['DEV_ONLY'],
    params: { fix: DESK_IN_PRODUCTION_FIX },
  })
  .refine(
    ({ PAYMENT_GATEWAY, TOSS_SECRET_KEY }) =>
      PAYMENT_GATEWAY !== 'toss' || TOSS_SECRET_KEY !== null,
    { path: ['TOSS_SECRET_KEY'] },
  )
  .refine(
    ({ NODE_ENV, PAYMENT_GATEWAY }) => NODE_ENV !== 'production' || PAYMENT_GATEWAY !== undefined,
    { path: ['PAYMENT_GATEWAY'] },
  )
  .refine(
    ({ NODE_ENV, PUBLIC_URL, TRUSTED_PROXIES }) =>
      NODE_ENV !== 'production' || !hasFront(PUBLIC_URL) || TRUSTED_PROXIES !== null,
    { path: ['TRUSTED_PROXIES'] },
  )

/** Names the settings that others need, or that belong together. */
function missingSettings(given: z.output<typeof environment>): readonly Name[] {
  return [
    ...unmatchedAddresses(given),
    ...missingOutsideSettings(given),
    ...missingSocialSettings(given),
  ]
}

/** True when browsers connect over TLS: the market does not terminate it, so a proxy does. */
function hasFront(publicUrl: string | null): boolean {
  return publicUrl !== null && new URL(publicUrl).protocol === 'https:'
}

type Name = keyof z.infer<typeof environment>

/** Hints that follow "NAME is wrong:". A value is never repeated: it may be a secret. */
const HINTS: Readonly<Record<Name, string>> = {
  PORT: `give a number from 0 to ${PORT_MAX}, such as PORT=8080`,
  HOST: 'give an IP address to listen on, such as HOST=0.0.0.0',
  DATA_DIR: 'give a directory, such as DATA_DIR=.data',
  ...databaseFixes,
  PUBLIC_URL: 'give the address that browsers use, such as PUBLIC_URL=https://shop.example',
  NODE_ENV: 'give development, production or test',
  DRAIN_MS: `give a number of milliseconds from 0 to ${DRAIN_MS_MAX}, such as DRAIN_MS=5000`,
  DEV_ONLY: 'give 1 to serve /devOnly, or 0',
  DESK_PASSWORD: `give at least ${DESK_PASSWORD_LENGTH_MIN} characters, or nothing to have one drawn at every start`,
  DEMO: 'give 1 to fill an empty database with the demo, or 0',
  DEMO_SCALE: `give a number from 1 to ${DEMO_SCALE_MAX}, such as DEMO_SCALE=400`,
  SECRET: `give at least ${SECRET_LENGTH_MIN} random characters`,
  SECRET_FORMER: `give the secret that SECRET takes the place of, or ${LOST_SECRET} when nobody has it any more`,
  TRUSTED_PROXIES:
    'name the proxies in front of the market, such as TRUSTED_PROXIES=10.0.0.0/8,192.0.2.7, so that tries are counted by the address of the client and not of the proxy; TRUSTED_PROXIES=none when connections come from the clients themselves; production with an https PUBLIC_URL needs it',
  PAYMENT_GATEWAY: 'give toss, or sandbox, where no money moves; production has to name one',
  TOSS_SECRET_KEY:
    'give the secret key of your shop, such as TOSS_SECRET_KEY=test_sk_…; PAYMENT_GATEWAY=toss needs it',
  TOSS_API_URL: 'give an https address, such as TOSS_API_URL=https://api.tosspayments.com',
  ...OUTSIDE_FIXES,
  ...OPERATION_FIXES,
}

/** The operator's settings, parsed from environment variables. */
export type Environment = DatabaseSettings &
  OutsideSettings & {
    /** 0 means any free port. */
    readonly port: number
    readonly host: string
    /** Absolute. */
    readonly dataDir: string
    /** The address that browsers use; `null` means the one that the server listens on. */
    readonly publicUrl: string | null
    readonly mode: 'development' | 'production' | 'test'
    /** True when `/devOnly` is served: never in production. */
    readonly servesDevOnly: boolean
    /** True when the description of the calls is served: in production only when asked for. */
    readonly servesApiDocs: boolean
    /** True when others than this machine may reach `/devOnly`, so that it wants a password. */
    readonly locksDesk: boolean
    /** The password of a locked desk; `null` means one that is drawn at the start. */
    readonly deskPassword: string | null
    /**
     * True when an empty database is filled with the demo: in production only when asked for, and then without people.
     */
    readonly loadsDemo: boolean
    /** Time for which `/ready` answers 503 before the port closes, in milliseconds. */
    readonly drainMs: number
    /** Goods that stand for each one of the demo catalogue when an empty database is filled. */
    readonly demoScale: number
    /** Signs tokens and closes ids; `null` means the one stored in the data directory. */
    readonly secret: string | null
    /** The secret that `secret` takes the place of; `'lost'` when nobody has it any more, `null` for none. */
    readonly formerSecret: string | null
    /** Proxies whose `X-Forwarded-For` is trusted: addresses and CIDR blocks. */
    readonly trustedProxies: readonly string[]
    /** Gateway of new payments. In production nobody gets the sandbox without naming it (decision 007). */
    readonly paymentGateway: 'sandbox' | 'toss'
    /** `null` without a key; with one, attempts that began there are finished there whichever gateway is open. */
    readonly toss: { readonly secretKey: string; readonly apiUrl: string } | null
    /** Name and password of the calls of customers, in base64; `null` lets every credential in. */
    readonly customerCredential: string | null
    /** Providers of social logins. */
    readonly social: SocialSettings
    /** Addresses and networks that Toss Payments sends notices from; `null` means any. */
    readonly tossNoticeAddresses: readonly string[] | null
    /** Address that serves metrics; `null` serves none. */
    readonly metrics: { readonly host: string; readonly port: number } | null
    /** Collector of traces, by OTLP over HTTP; `null` records none. */
    readonly tracesUrl: string | null
    /** Origin that holds the address search; `'none'` for none, `null` for the one that a machine has by itself. */
    readonly addressSearchOrigin: string | null
  }

/**
 * Reads the environment. An empty variable counts as absent. Refuses a wrong value with one line
 * that names the variable and the fix.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const parsed = settings.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new StartupError(explain(parsed.error))
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    ...readDatabaseSettings(data),
    publicUrl: data.PUBLIC_URL,
    mode: data.NODE_ENV,
    servesDevOnly: data.DEV_ONLY ?? data.NODE_ENV !== 'production',
    servesApiDocs: data.API_DOCS ?? data.NODE_ENV !== 'production',
    locksDesk: !isLoopback(data.HOST) || !isOwnMachine(data.PUBLIC_URL),
    deskPassword: data.DESK_PASSWORD,
    loadsDemo: data.DEMO ?? data.NODE_ENV !== 'production',
    drainMs: data.DRAIN_MS ?? (data.NODE_ENV === 'production' ? DRAIN_MS_LIVE : DRAIN_MS_ELSE),
    demoScale: data.DEMO_SCALE,
    secret: data.SECRET,
    formerSecret: data.SECRET_FORMER,
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    paymentGateway: data.PAYMENT_GATEWAY ?? 'sandbox',
    toss:
      data.TOSS_SECRET_KEY === null
        ? null
        : { secretKey: data.TOSS_SECRET_KEY, apiUrl: data.TOSS_API_URL },
    ...readOutsideSettings(data),
    customerCredential: data.CUSTOMER_CREDENTIAL,
    social: readSocialSettings(data),
    tossNoticeAddresses: data.TOSS_NOTICE_ADDRESSES,
    metrics:
      data.METRICS_PORT === null ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    addressSearchOrigin: data.ADDRESS_SEARCH_ORIGIN,
  }
}

function isOwnMachine(publicUrl: string | null): boolean {
  return publicUrl === null || isLoopback(new URL(publicUrl).hostname)
}

/** The hint for a variable's first issue: its own, or the variable's. */
function fixOf(name: Name, issues: readonly z.core.$ZodIssue[]): string {
  const issue = issues.find(({ path }) => path[0] === name)
  const own: unknown = issue?.code === 'custom' ? issue.params?.['fix'] : undefined
  return typeof own === 'string' ? own : HINTS[name]
}

function explain({ issues }: z.ZodError): string {
  const wrong = new Set(issues.map((issue) => issue.path[0]))
  const names = environment.keyof().options.filter((name) => wrong.has(name))
  return names.map((name) => `${name} is wrong: ${fixOf(name, issues)}.`).join(' ')
}
