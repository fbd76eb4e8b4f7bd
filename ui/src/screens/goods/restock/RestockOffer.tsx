import { useDeps } from '../../../lib/deps.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { isMember } from '../../../parts/dialog/isMember.ts'
import { useSession } from '../../../parts/dialog/session.ts'
import { RESTOCK_SHEET } from './RestockPlace.tsx'

type RestockOfferProps = { readonly variant: 'inverse' | 'outline' }

/** The way to be notified of sold-out options; a guest is asked to log in. */
export function RestockOffer({ variant }: RestockOfferProps) {
  const deps = useDeps()
  const sheet = useSheet(RESTOCK_SHEET)
  const { askForLogin } = useSession()
  const open = async () => {
    if (await isMember(deps)) sheet.open()
    else askForLogin('로그인하면 다시 들어올 때 알려 드려요.')
  }
  return (
    <Button variant={variant} isWide onClick={() => void open()}>
      재입고 알림 받기
    </Button>
  )
}
