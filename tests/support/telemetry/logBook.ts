import { createLog } from '@jangteo/server/app/log'

export type LogLine = Readonly<Record<string, unknown>>

/** A log like a server's, whose lines a test reads. */
export function aLogBook() {
  const texts: string[] = []
  const log = createLog('development', { write: (text: string) => void texts.push(text) })
  const lines = () => texts.map((text) => JSON.parse(text) as LogLine)
  return {
    log,
    text: () => texts.join(''),
    lines,
    /** The lines with a message, without what differs from run to run. */
    named: (message: string) => lines().filter(({ msg }) => msg === message),
    forget: () => void texts.splice(0),
  }
}
