import { lazy } from 'react'
import type { ComponentType } from 'react'
import { logFailure } from './log.ts'

const Nothing = () => null

/** A part whose code is fetched when it is shown and which a page does without where the code cannot be had. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      logFailure(error)
      return { default: Nothing }
    }
  })
}
