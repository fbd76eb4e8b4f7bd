/** Class 22, "data exception": what PostgreSQL says then quotes the value. */
const DATA_EXCEPTION = /^22/
const QUOTED = /"[^"]*"|'[^']*'/g

/** A chain of causes may close upon itself. */
const CAUSE_COUNT_MAX = 4

/**
 * Pattern that a text must not carry into the log, should a library have quoted it: what it looks like, and what stands
 * for it.
 */
const PERSONAL: readonly (readonly [form: RegExp, instead: string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '(mail)'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '(token)'],
  [/\/files\/[\w-]{22,}/g, '/files/(key)'],
  [/\b\d(?:-?\d){8,}\b/g, '(number)'],
]

/** A text without mail addresses, tokens, file keys and long numbers. */
export function scrub(text: string): string {
  return PERSONAL.reduce((rest, [form, instead]) => rest.replaceAll(form, instead), text)
}

export type DescribedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
  /** The lines of the stack, without the message above them. */
  readonly stack: string
  readonly cause?: DescribedError
}

function textAt(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

function messageOf(error: Error): string {
  const quotesValues =
    error instanceof SyntaxError || DATA_EXCEPTION.test(textAt(error, 'code') ?? '')
  return scrub(quotesValues ? error.message.replaceAll(QUOTED, '"…"') : error.message)
}

/**
 * An error as the log may hold it: named fields only. A row that PostgreSQL puts into `detail` or `where`, the input
 * beside a validation's issues and the parameters of a statement are never among them. Anything thrown that is no
 * error is named by its type alone.
 */
export function describeError(thrown: unknown, causeCountMax = CAUSE_COUNT_MAX): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'no error', stack: '' }
  const [code, table, constraint] = ['code', 'table', 'constraint'].map((name) =>
    textAt(thrown, name),
  )
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: thrown.constructor.name,
    message: messageOf(thrown),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: frames.join('\n'),
    ...(thrown.cause === undefined || causeCountMax === 0
      ? {}
      : { cause: describeError(thrown.cause, causeCountMax - 1) }),
  }
}
