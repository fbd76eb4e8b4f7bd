/** Runs a few programs at a time and lets a few more wait; refuses the rest. */
export type Slots = {
  /** The program's answer; `null` when too many wait already. */
  readonly run: <Answer>(program: () => Promise<Answer>) => Promise<Answer | null>
}

export function createSlots({ running, waiting }: { running: number; waiting: number }): Slots {
  let free = running
  const queue: (() => void)[] = []
  const leave = (): void => {
    const next = queue.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    async run(program) {
      if (free > 0) free -= 1
      else if (queue.length >= waiting) return null
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await program()
      } finally {
        leave()
      }
    },
  }
}
