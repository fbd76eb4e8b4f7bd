import { useDeps } from '../../../lib/deps.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { isMember } from '../../../parts/dialog/isMember.ts'
import { useSession } from '../../../parts/dialog/session.ts'

/** Name of the sheet in the history. */
export const RESTOCK_SHEET = 'restock'

/** Opens the sheet of restock alerts; a guest is asked to log in. */
export function useRestockOffer(): () => Promise<void> {
  const deps = useDeps()
  const sheet = useSheet(RESTOCK_SHEET)
  const { askForLogin } = useSession()
  return async () => {
    if (await isMember(deps)) sheet.open()
    else askForLogin('로그인하면 다시 들어올 때 알려 드려요.')
  }
}
