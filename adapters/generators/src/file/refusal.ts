/** Refusal of a command: `code` for programs, the message for people. Nothing was written. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
