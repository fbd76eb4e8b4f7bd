/** Two-way connection to another thread or process. Messages arrive whole and in order, or not at all. */
export type MessageLink = {
  readonly send: (message: object) => void
  readonly onMessage: (listen: (message: unknown) => void) => void
}
