/** An answer that is sent more than once, as it is sent: half a list's memory, and nothing to write each time. */
export class WrittenAnswer {
  readonly text: Buffer

  constructor(answer: unknown) {
    this.text = Buffer.from(JSON.stringify(answer))
  }

  /** For a page that is made on the server, whose calls do not go over the network. */
  toJSON(): unknown {
    return JSON.parse(this.text.toString())
  }
}
