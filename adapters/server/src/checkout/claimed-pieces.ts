/** The option that pieces are taken of, by its id, or the deal that they are sold in. */
export type PieceKey = number | `deal ${number}`

/** Pieces by what they are taken of. */
export type Pieces = ReadonlyMap<PieceKey, number>

/** Pieces that an order wants, and the stock seen of them. */
export type Sought = { readonly wanted: Pieces; readonly stock: Pieces }

/** A look at the stock: the claims that ended since it began. */
export type Look = { readonly ended: Pieces[] }

/**
 * Pieces that orders of this process are about to take, between the check of the stock and the transaction that takes
 * them. An order that finds enough beside the earlier ones will get its pieces, as far as this process goes, so nothing
 * costly is done for any other.
 */
export type ClaimedPieces = {
  readonly beginLook: () => Look
  readonly endLook: (look: Look) => void
  /** Claims the pieces unless the stock, beside every claim that it may not show yet, is too low for them. */
  readonly claim: (look: Look, sought: Sought) => boolean
  /** Ends a claim: its pieces were taken, or never will be. */
  readonly end: (wanted: Pieces) => void
  /** Calls back when a claim has ended since the look began; answers how to stop waiting. */
  readonly onEnd: (look: Look, call: () => void) => () => void
}

function sumOf(claims: Iterable<Pieces>, key: PieceKey): number {
  let sum = 0
  for (const claim of claims) sum += claim.get(key) ?? 0
  return sum
}

/** Creates the register, empty. */
export function createClaimedPieces(): ClaimedPieces {
  const claims = new Set<Pieces>()
  const looks = new Set<Look>()
  const waiting = new Set<() => void>()
  return {
    beginLook: () => {
      const look: Look = { ended: [] }
      looks.add(look)
      return look
    },
    endLook: (look) => void looks.delete(look),
    claim: ({ ended }, { wanted, stock }) => {
      const isFree = [...wanted].every(([key, quantity]) => {
        const before = sumOf(claims, key) + sumOf(ended, key)
        return before === 0 || before + quantity <= (stock.get(key) ?? 0)
      })
      if (isFree) claims.add(wanted)
      return isFree
    },
    end: (wanted) => {
      claims.delete(wanted)
      for (const { ended } of looks) ended.push(wanted)
      for (const call of waiting) call()
    },
    onEnd: ({ ended }, call) => {
      if (ended.length > 0) call()
      else waiting.add(call)
      return () => void waiting.delete(call)
    },
  }
}
