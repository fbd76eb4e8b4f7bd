import { join, resolve } from 'node:path'
import type { S3Settings } from '@jangteo/files/s3/s3-storage'
import { StartRefusal } from '@jangteo/postgres/database/startRefusal'
import { z } from 'zod'

/** The directory that holds the whole house. */
export const ROOT = join(import.meta.dirname, '../../../..')

const PORT_MAX = 65_535
/** A million goods, from a catalogue of a few hundred. */
const DEMO_SCALE_MAX = 4000
const POSTGRES_PROTOCOLS = /^postgres(?:ql)?$/
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const flag = z.enum(['0', '1']).transform((value) => value === '1')

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= PORT_MAX)
    .prefault('3000'),
  HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  DATA_DIR: z.string().default(join(ROOT, '.data')),
  DATABASE_URL: z
    .url({ protocol: POSTGRES_PROTOCOLS, abort: true })
    .refine((url) => new URL(url).pathname.length > 1)
    .nullable()
    .default(null),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DEV_ONLY: flag.optional(),
  DEMO_SCALE: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((scale) => scale >= 1 && scale <= DEMO_SCALE_MAX)
    .prefault('1'),
  SECRET: z.string().min(32).nullable().default(null),
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
  FILES_S3_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(keepsSecrets)
    .transform((url) => url.replace(/\/$/, ''))
    .nullable()
    .default(null),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .nullable()
    .default(null),
  FILES_S3_REGION: z.string().min(1).default('auto'),
  FILES_S3_KEY_ID: z.string().min(1).nullable().default(null),
  FILES_S3_SECRET: z.string().min(1).nullable().default(null),
})

const settings = environment
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
    ({ FILES_S3_URL, FILES_S3_BUCKET }) => (FILES_S3_URL === null) === (FILES_S3_BUCKET === null),
    {
      path: ['FILES_S3_BUCKET'],
    },
  )
  .refine(
    ({ FILES_S3_URL, FILES_S3_KEY_ID }) => FILES_S3_URL === null || FILES_S3_KEY_ID !== null,
    {
      path: ['FILES_S3_KEY_ID'],
    },
  )
  .refine(
    ({ FILES_S3_URL, FILES_S3_SECRET }) => FILES_S3_URL === null || FILES_S3_SECRET !== null,
    {
      path: ['FILES_S3_SECRET'],
    },
  )

/** A key goes over the network with TLS only; on this machine it need not. */
function keepsSecrets(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || LOOPBACK.has(hostname)
}

type Name = keyof z.infer<typeof environment>

/** What to write instead, after "NAME is wrong:". A value is never repeated: it may be a secret. */
const MENDS: Readonly<Record<Name, string>> = {
  PORT: `give a number from 0 to ${PORT_MAX}, such as PORT=8080`,
  HOST: 'give an IP address to listen on, such as HOST=0.0.0.0',
  DATA_DIR: 'give a directory, such as DATA_DIR=.data',
  DATABASE_URL:
    'give an address such as DATABASE_URL=postgres://user:password@localhost:5432/jangteo',
  PUBLIC_URL: 'give the address that browsers use, such as PUBLIC_URL=https://shop.example',
  NODE_ENV: 'give development, production or test',
  DEV_ONLY: 'give 1 to serve /devOnly, or 0',
  DEMO_SCALE: `give a number from 1 to ${DEMO_SCALE_MAX}, such as DEMO_SCALE=400`,
  SECRET: 'give at least 32 random characters',
  PAYMENT_GATEWAY: 'give toss, or sandbox, where no money moves; production has to name one',
  TOSS_SECRET_KEY:
    'give the secret key of your shop, such as TOSS_SECRET_KEY=test_sk_…; PAYMENT_GATEWAY=toss needs it',
  TOSS_API_URL: 'give an https address, such as TOSS_API_URL=https://api.tosspayments.com',
  FILES_S3_URL:
    'give an https address, such as FILES_S3_URL=https://s3.ap-northeast-2.amazonaws.com',
  FILES_S3_BUCKET:
    'give the name of the bucket, such as FILES_S3_BUCKET=jangteo, together with FILES_S3_URL',
  FILES_S3_REGION: 'give the region of the bucket, such as FILES_S3_REGION=ap-northeast-2',
  FILES_S3_KEY_ID:
    'give the id of a key that may read and write in the bucket; FILES_S3_URL needs it',
  FILES_S3_SECRET: 'give the secret of that key; FILES_S3_URL needs it',
}

/** What the operator decides with environment variables, checked. */
export type Environment = {
  /** 0 means any free port. */
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** `null` means the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** The address that browsers use; `null` means the one that the server listens on. */
  readonly publicUrl: string | null
  readonly mode: 'development' | 'production' | 'test'
  /** Whether `/devOnly` is served: in production only when asked for. */
  readonly servesDevOnly: boolean
  /** How many goods stand for each one of the demo catalogue when an empty database is filled. */
  readonly demoScale: number
  /** Signs tokens and closes ids; `null` means the one kept in the data directory. */
  readonly secret: string | null
  /** Where new payments go. In production nobody gets the sandbox without naming it (decision 007). */
  readonly paymentGateway: 'sandbox' | 'toss'
  /** `null` without a key; with one, attempts that began there are finished there whichever gateway is open. */
  readonly toss: { readonly secretKey: string; readonly apiUrl: string } | null
  /** Where uploaded files are kept; `null` means the data directory. */
  readonly s3: S3Settings | null
}

/**
 * Reads the environment. An empty variable counts as absent. Refuses a wrong value with one line
 * that names the variable and the mend.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const parsed = settings.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new StartRefusal(explain(parsed.error))
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PUBLIC_URL,
    mode: data.NODE_ENV,
    servesDevOnly: data.DEV_ONLY ?? data.NODE_ENV !== 'production',
    demoScale: data.DEMO_SCALE,
    secret: data.SECRET,
    paymentGateway: data.PAYMENT_GATEWAY ?? 'sandbox',
    toss:
      data.TOSS_SECRET_KEY === null
        ? null
        : { secretKey: data.TOSS_SECRET_KEY, apiUrl: data.TOSS_API_URL },
    s3: s3Of(data),
  }
}

function s3Of(data: z.output<typeof environment>): S3Settings | null {
  const { FILES_S3_URL: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = data
  const { FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = data
  if (endpoint === null || bucket === null) return null
  if (accessKeyId === null || secretAccessKey === null) return null
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function explain(error: z.ZodError): string {
  const wrong = new Set(error.issues.map((issue) => issue.path[0]))
  const names = environment.keyof().options.filter((name) => wrong.has(name))
  return names.map((name) => `${name} is wrong: ${MENDS[name]}.`).join(' ')
}
