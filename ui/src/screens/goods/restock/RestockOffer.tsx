import { Button } from '../../../parts/action/Button.tsx'
import { useRestockOffer } from './useRestockOffer.ts'

type RestockOfferProps = { readonly variant: 'inverse' | 'outline' }

/** The way to be notified of sold-out options; a guest is asked to log in. */
export function RestockOffer({ variant }: RestockOfferProps) {
  const open = useRestockOffer()
  return (
    <Button variant={variant} isWide onClick={() => void open()}>
      재입고 알림 받기
    </Button>
  )
}
