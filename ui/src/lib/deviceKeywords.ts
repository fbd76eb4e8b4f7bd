import { STORAGE_KEYS } from '@jangteo/core/life/storageKey.codes'
import { readDeviceKeywords, SAVING_OFF } from '@jangteo/core/search/deviceKeywords.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { readDevice, useDevice, writeDevice } from './deviceStorage.ts'
import { logFailure } from './log.ts'

const { recentKeywordList: LIST_KEY, autoSave: SWITCH_KEY } = STORAGE_KEYS

/** The keywords that this browser stores for whoever is not logged in, the newest first. */
export function deviceKeywords(): string[] {
  return readDeviceKeywords(readDevice(LIST_KEY))
}

export function storeDeviceKeywords(keywords: readonly string[]): void {
  writeDevice(LIST_KEY, keywords.length === 0 ? null : JSON.stringify(keywords))
}

/** True unless the buyer switched it off in this browser. */
export function savesKeywords(): boolean {
  return readDevice(SWITCH_KEY) !== SAVING_OFF
}

export function switchSaving(isOn: boolean): void {
  writeDevice(SWITCH_KEY, isOn ? null : SAVING_OFF)
}

/** Moves the keywords of this browser to the member who has logged in; without an answer they stay for the next login. */
export async function mergeDeviceKeywords(calls: Calls): Promise<void> {
  const keywordList = deviceKeywords()
  if (keywordList.length === 0) return
  try {
    await calls.keyword.remember.call({ keywordList })
    storeDeviceKeywords([])
  } catch (error) {
    logFailure(error)
  }
}

/** Keywords and switch as this browser stores them, as they change here and in other tabs. */
export function useDeviceKeywords(): { readonly keywords: string[]; readonly isSaving: boolean } {
  const text = useDevice(LIST_KEY)
  const isSaving = useDevice(SWITCH_KEY) !== SAVING_OFF
  return { keywords: readDeviceKeywords(text), isSaving }
}
