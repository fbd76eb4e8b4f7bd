import { ADDRESS_MESSAGES } from '@jangteo/core/address/address.messages'
import { decideAddressAdded } from '@jangteo/core/address/address.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useNavigate } from '../../lib/router.ts'
import type { SheetControl } from '../../lib/useSheet.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { AddressOption } from '../address/AddressOption.tsx'
import { AddressSheet } from '../address/AddressSheet.tsx'
import styles from './Checkout.module.css'
import type { CheckoutEntry } from './useCheckoutForm.ts'

type AddressChoiceProps = {
  readonly entry: CheckoutEntry
  readonly list: SheetControl
  /** Of a new address. */
  readonly added: SheetControl
}

/** The address book to choose of, and the way to add to it. Without any address it adds at once. */
export function AddressChoice({ entry, list, added }: AddressChoiceProps) {
  const toast = useToast()
  const navigate = useNavigate()
  const { addresses, address, choose } = entry
  const isEmpty = addresses.length === 0
  const manage = { label: '배송지 관리', onPress: () => void navigate(routes.manageAddress()) }
  const add = () => {
    const decision = decideAddressAdded(addresses.length)
    if (decision.ok) added.open()
    else toast({ text: ADDRESS_MESSAGES[decision.reason](), action: manage })
  }
  const footer = (
    <div className={styles.addressActions}>
      <ButtonLink to={routes.manageAddress()} variant="outline">
        배송지 관리
      </ButtonLink>
      <Button variant="outline" onClick={add}>
        새 배송지 추가
      </Button>
    </div>
  )
  return (
    <>
      <Sheet
        isOpen={list.isOpen && !isEmpty}
        title="배송지 선택"
        onDismiss={list.dismiss}
        footer={footer}
      >
        <div className={styles.addresses}>
          <RadioGroup
            legend="배송지"
            hidesLegend
            value={address?.buyerAddressIdEncrypt ?? null}
            choices={addresses.map((each) => ({
              value: each.buyerAddressIdEncrypt,
              label: <AddressOption address={each} />,
            }))}
            onChange={(addressId) => {
              choose({ addressId })
              list.dismiss()
            }}
          />
        </div>
      </Sheet>
      <AddressSheet
        isOpen={added.isOpen || (list.isOpen && isEmpty)}
        address={null}
        onDismiss={added.isOpen ? added.dismiss : list.dismiss}
        onSaved={({ buyerAddressIdEncrypt: addressId }) => {
          choose({ addressId })
          if (added.isOpen) added.dismiss()
          else list.dismiss()
        }}
      />
    </>
  )
}
