import * as z from 'zod/mini'
import { forgetDraft, readDraft, storeDraft } from '../../../lib/drafts.ts'

const NAME = 'seller.progress'

const proof = z.object({ applicationNumber: z.string(), emailProof: z.string() })

/** Number of an application and the proof of its address. */
export type OwnProof = z.infer<typeof proof>

/** Returns the application whose address this tab proved; `null` without one, or for another number. */
export function readProof(number: string | null): OwnProof | null {
  const stored = readDraft(NAME, proof)
  return number === null || stored?.applicationNumber === number ? stored : null
}

export function storeProof(own: OwnProof): void {
  storeDraft(NAME, own)
}

/** Forgets a proof that leads to no application. */
export function forgetProof(): void {
  forgetDraft(NAME)
}
