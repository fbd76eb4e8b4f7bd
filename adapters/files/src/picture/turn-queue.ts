type Limits = {
  /** Most entries that may wait, of all owners together. */
  readonly waitingMax: number
  /** Most entries of one owner that may wait. */
  readonly ownWaitingMax: number
}

type Waiting<Work, Result> = {
  readonly work: Work
  readonly settle: (result: Promise<Result>) => void
}

export type TurnQueue<Work, Result> = {
  /** Runs work in its owner's turn; `'busy'` when too much is waiting. */
  readonly add: (owner: string, work: Work) => Promise<Result | 'busy'>
  readonly countWaiting: () => number
}

/**
 * Runs one piece of work at a time, round robin over owners: after the first piece of an owner with thirty, the single
 * piece of another owner is next.
 */
export function createTurnQueue<Work, Result>(
  run: (work: Work) => Promise<Result>,
  { waitingMax, ownWaitingMax }: Limits,
): TurnQueue<Work, Result> {
  /** In the order of turns; no line is empty. */
  const lines = new Map<string, Waiting<Work, Result>[]>()
  let isRunning = false
  const countWaiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0)
  const goOn = (): void => {
    const [turn] = lines
    isRunning = turn !== undefined
    if (turn === undefined) return
    const [owner, [first, ...rest]] = turn
    lines.delete(owner)
    if (rest.length > 0) lines.set(owner, rest)
    if (first === undefined) return goOn()
    const result = run(first.work)
    first.settle(result)
    void result.then(goOn, goOn)
  }
  const add = (owner: string, work: Work): Promise<Result | 'busy'> => {
    const line = lines.get(owner) ?? []
    if (line.length >= ownWaitingMax || countWaiting() >= waitingMax) return Promise.resolve('busy')
    return new Promise((resolve) => {
      lines.set(owner, [...line, { work, settle: resolve }])
      if (!isRunning) goOn()
    })
  }
  return { add, countWaiting }
}
