import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCallback } from 'react'
import { useNavigate } from '../../../lib/router.ts'
import { useToast } from '../../../parts/toast/toast.ts'

/** Says that the cart took something, with the way there. */
export function useAddedToast(): () => void {
  const toast = useToast()
  const navigate = useNavigate()
  return useCallback(() => {
    const action = { label: '보러 가기', onPress: () => void navigate(routes.cart()) }
    toast({ text: CART_MESSAGES.CART_ADDED(), action })
  }, [navigate, toast])
}
