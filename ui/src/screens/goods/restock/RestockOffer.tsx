import { useCaller } from '../../../lib/caller.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useSession } from '../../../parts/dialog/session.ts'
import { RESTOCK_SHEET } from './RestockPlace.tsx'

type RestockOfferProps = { readonly variant: 'inverse' | 'outline' }

/** The way to be notified of sold-out options; a guest is asked to log in. */
export function RestockOffer({ variant }: RestockOfferProps) {
  const sheet = useSheet(RESTOCK_SHEET)
  const { isLoggedIn } = useCaller()
  const { askForLogin } = useSession()
  const open = () =>
    isLoggedIn ? sheet.open() : askForLogin('로그인하면 다시 들어올 때 알려 드려요.')
  return (
    <Button variant={variant} isWide onClick={open}>
      재입고 알림 받기
    </Button>
  )
}
