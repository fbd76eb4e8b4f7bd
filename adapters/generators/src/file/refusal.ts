/** A command that cannot do what it was asked: `code` for programs, the message for people. Nothing was written. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
