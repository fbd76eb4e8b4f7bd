/** Codes of Node's errors for a connection that cannot be made, or broke. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Texts of the driver's errors, which have no codes: the connection ended, or the pool was closed. */
const ENDED_TEXTS = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Cannot use a pool after calling end on the pool',
])

const TOO_MANY_CONNECTIONS = '53300'
/** Codes of connection exceptions, and of an operator's actions: shutdown, crash, start. */
const AWAY_CLASSES = ['08', '57P']

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/**
 * True when a defect is the database being away: no connection could be made, or the one in use ended. PostgreSQL calls
 * an error FATAL when it ends the connection, whatever its code.
 */
export function isAway(defect: unknown): boolean {
  if (!(defect instanceof Error)) return false
  const code = codeOf(defect)
  return (
    NETWORK_CODES.has(code) ||
    code === TOO_MANY_CONNECTIONS ||
    AWAY_CLASSES.some((group) => code.startsWith(group)) ||
    ('severity' in defect && defect.severity === 'FATAL') ||
    ENDED_TEXTS.has(defect.message)
  )
}
