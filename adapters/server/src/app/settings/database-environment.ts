import { z } from 'zod'
import { flag, isLoopback } from './environment-values.ts'

const POSTGRES_PROTOCOLS = /^postgres(?:ql)?$/
/**
 * The modes of the driver that say whether the connection is encrypted; `prefer` and `allow` leave it to the server.
 */
const TLS_MODES = new Set(['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'])
const CONNECTION_COUNT_MAX = 500
const CONNECTION_COUNT_MIN = 4

/** True when a password and the rows stay on this machine, or the address says how they travel. */
function decidesTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host)
  return isLocal || TLS_MODES.has(searchParams.get('sslmode') ?? '')
}

const TLS_FIX =
  'it leads over the network; add sslmode=verify-full (with sslrootcert=/path/of/ca.pem unless a public authority signed its certificate), or sslmode=disable where only your own machines can listen'

const databaseUrl = z
  .url({ protocol: POSTGRES_PROTOCOLS, abort: true })
  .refine((url) => new URL(url).pathname.length > 1, { abort: true })
  .refine(decidesTls, { params: { fix: TLS_FIX } })
  .nullable()
  .default(null)

function count(preset: number) {
  return z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= CONNECTION_COUNT_MIN && number <= CONNECTION_COUNT_MAX)
    .prefault(String(preset))
}

/** The variables about the database. */
export const databaseVariables = {
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_CONNECTIONS: count(20),
  JOB_CONNECTIONS: count(4),
  MIGRATE: flag.default(true),
} as const

const COUNT_FIX = `give a number from ${CONNECTION_COUNT_MIN} to ${CONNECTION_COUNT_MAX}`

/** Hints that follow "NAME is wrong:". */
export const databaseFixes: Readonly<Record<keyof typeof databaseVariables, string>> = {
  DATABASE_URL:
    'give an address such as DATABASE_URL=postgres://user:password@localhost:5432/jangteo',
  DATABASE_DIRECT_URL:
    'give the address that leads past PgBouncer to the same database as DATABASE_URL, which it needs',
  DATABASE_OWNER_URL:
    'give the address with the user who owns the tables of DATABASE_URL, which it needs',
  DATABASE_CONNECTIONS: `${COUNT_FIX}, such as DATABASE_CONNECTIONS=20`,
  JOB_CONNECTIONS: `${COUNT_FIX}, such as JOB_CONNECTIONS=4`,
  MIGRATE:
    'give 1 to bring the schema up to date at the start, or 0 to leave that to npm run migrate',
}

/** Connection settings of the database. */
export type DatabaseSettings = {
  /** URL that calls use; `null` means the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Past a pooler: what sessions use that hold locks or listen. `null` means the same as `databaseUrl`. */
  readonly databaseDirectUrl: string | null
  /** As the user who owns the tables, for migrations. `null` means the direct one. */
  readonly databaseOwnerUrl: string | null
  /** Connections of this process for calls, and for its jobs. */
  readonly connectionCountMax: number
  readonly jobConnectionCountMax: number
  /** True when a start brings the schema up to date. */
  readonly migratesAtStart: boolean
}

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>

/** Returns the addresses that are set without the one that they need. */
export function unmatchedAddresses(given: DatabaseVariables): (keyof DatabaseVariables)[] {
  const names = ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const
  return given.DATABASE_URL === null ? names.filter((name) => given[name] !== null) : []
}

export function readDatabaseSettings(given: DatabaseVariables): DatabaseSettings {
  return {
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    connectionCountMax: given.DATABASE_CONNECTIONS,
    jobConnectionCountMax: given.JOB_CONNECTIONS,
    migratesAtStart: given.MIGRATE,
  }
}
