import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'

const DATABASE = 'jangteo'
/** Owns the database and its tables: migrates. */
const OWNER = 'jangteo'
/** Reads and writes rows, as `grantServing` lets it: serves. */
const SERVING = 'jangteo_server'

export type MarketUrls = {
  /** The market's database, as the role that serves. */
  readonly url: string
  /** The same, as the role that owns and migrates it. */
  readonly ownerUrl: string
}

/** Whom a server is asked as, and the directory of its socket, `null` without one. */
type ServerAddress = { readonly adminUrl: string; readonly socketDirectory: string | null }

/**
 * Makes the market's database and its two roles where they are missing, and draws both passwords again: nobody but the
 * process that started the server knows them, and they lie nowhere. The superuser's stays in the cluster's directory.
 */
export async function ensureMarket(address: ServerAddress): Promise<MarketUrls> {
  const client = new Client({ connectionString: address.adminUrl })
  await client.connect()
  try {
    const ownerUrl = await ensureRole(client, address, OWNER)
    const url = await ensureRole(client, address, SERVING)
    const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER}`)
    return { url, ownerUrl }
  } finally {
    await client.end()
  }
}

/**
 * Draws a role's password; answers the address by the socket, which takes a quarter less of the processor a statement than TCP
 * does. Host and port stay in it for what must go through TCP.
 */
async function ensureRole(
  client: Client,
  { adminUrl, socketDirectory }: ServerAddress,
  role: string,
): Promise<string> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  const password = randomBytes(24).toString('base64url')
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER'
  await client.query(
    `${verb} ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`,
  )
  const url = new URL(adminUrl)
  url.username = role
  url.password = password
  url.pathname = `/${DATABASE}`
  if (socketDirectory !== null) url.searchParams.set('host', socketDirectory)
  return url.href
}
