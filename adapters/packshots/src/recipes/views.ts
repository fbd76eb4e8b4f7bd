import type { Body } from '../body.types.ts'
import type { Placed, View } from '../recipe.types.ts'

/** One body, in the middle unless `over` says where. */
export function alone(body: Body, over: Omit<Placed, 'body'> = {}): readonly Placed[] {
  return [{ body, ...over }]
}

/** A view of the goods by one camera, with others beside them. */
export function view(
  camera: View['camera'],
  ground: View['ground'],
  beside: readonly Placed[] = [],
): View {
  return { camera, ground, beside }
}

/** From the left above: goods that have depth. */
export function angle(ground: View['ground'], beside: readonly Placed[] = []): View {
  return view('angle', ground, beside)
}

/** From above: goods that lie flat. */
export function above(ground: View['ground'], beside: readonly Placed[] = []): View {
  return view('above', ground, beside)
}

/** From the front: goods that stand and have a label. */
export function front(ground: View['ground'], beside: readonly Placed[] = []): View {
  return view('front', ground, beside)
}
