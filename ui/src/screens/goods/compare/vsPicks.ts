import { VS_PICK_MESSAGES } from '@jangteo/core/goods/vsPick.messages'
import { decideVsPick, readStoredPicks, type StoredVsPick } from '@jangteo/core/goods/vsPick.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { readDevice, useDevice, writeDevice } from '../../../lib/deviceStorage.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Key under which the tabs of a device share the comparison. */
const KEY = 'jangteo.vsPickList'

function store(picks: readonly StoredVsPick[]): void {
  writeDevice(KEY, picks.length === 0 ? null : JSON.stringify(picks))
}

/** The options that this browser compares, as they change here and in other tabs. */
export function useStoredPicks(): StoredVsPick[] {
  return readStoredPicks(useDevice(KEY))
}

/** Takes an option out of the comparison. */
export function removePick(optionId: number): void {
  store(readStoredPicks(readDevice(KEY)).filter((pick) => pick.optionId !== optionId))
}

/**
 * Adds options to the comparison, if the rules let them all in and the server finds them of one kind with the others; else
 * says why not.
 */
export function useAddPicks() {
  const calls = useCalls()
  const toast = useToast()
  return useMutation({
    mutationFn: async (added: readonly StoredVsPick[]) => {
      let picks = readStoredPicks(readDevice(KEY))
      for (const pick of added) {
        const decided = decideVsPick(picks, pick)
        if (!decided.ok) return VS_PICK_MESSAGES[decided.reason]()
        picks = decided.value
      }
      if (picks.length > 1) {
        await calls.goods.vsPick.call({ optionIdList: picks.map(({ optionId }) => optionId) })
      }
      store(picks)
      return '비교함에 담았어요.'
    },
    onSuccess: (text) => toast({ text }),
    onError: (error) => toast({ text: refusalText(error) }),
  })
}
