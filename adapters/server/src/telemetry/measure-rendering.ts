import type { UiRenderer } from '../http/rendered-pages.ts'
import type { Meter } from './meter.ts'

const MS_PER_SECOND = 1000

/** A renderer whose pages are counted. */
export function measureRendering(renderer: UiRenderer, meter: Meter): UiRenderer {
  return {
    ...renderer,
    render: async (request, deps) => {
      const startedAtMs = performance.now()
      try {
        return await renderer.render(request, deps)
      } finally {
        meter.rendering((performance.now() - startedAtMs) / MS_PER_SECOND)
      }
    },
  }
}
