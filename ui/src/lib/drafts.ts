import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'

/** Removes the tab's unfinished forms from its storage: they hold names and addresses of whoever logs out. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage)
    for (const key of keys.filter((it) => it.startsWith(`${STORAGE_KEYS.autoSave}.`))) {
      sessionStorage.removeItem(key)
    }
  } catch {
    return
  }
}
