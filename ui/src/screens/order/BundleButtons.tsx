import { arrangeButtons } from '@jangteo/core/order/orderBundle.view'
import type { OrderItemButton } from '@jangteo/core/order/orderItem.view'
import { orderName } from '@jangteo/core/order/orderName.rules'
import { useSheet } from '../../lib/useSheet.ts'
import { ActionMenu } from '../../parts/dialog/ActionMenu.tsx'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { useMedia } from '../../parts/layout/useMedia.ts'
import { DelaySheet } from './detail/DelaySheet.tsx'
import { useDepositActions } from './detail/useDepositActions.ts'
import type { ItemOrder, OrderBundleData } from './orderData.ts'
import styles from './OrderBundle.module.css'
import { useOrderActions } from './useOrderActions.ts'
import type { OrderHandler } from './useOrderActions.ts'
import { useWithdrawal, Withdrawal } from './withdrawal/Withdrawal.tsx'

/** From this width on buttons stand beside the goods, one below the other. */
const BESIDE = '(min-width: 674px)'
/** Buttons that a card has room for, the menu included: below the goods, and beside them. */
const ROOM = { below: 2, beside: 3 } as const

type BundleButtonsProps = {
  readonly bundle: OrderBundleData
  readonly order: ItemOrder
  readonly groupId: string
}

type Drawn = OrderItemButton & { readonly handler: OrderHandler; readonly name: string }

/** The next thing to do, and the others behind one button; a button that leads nowhere is not drawn. */
export function BundleButtons({ bundle, order, groupId }: BundleButtonsProps) {
  const [first] = bundle.items
  const id = first?.orderItemIdEncrypt ?? groupId
  const place = useMedia(BESIDE) ? 'beside' : 'below'
  const delay = useSheet(`delay-${id}`)
  const withdrawal = useWithdrawal()
  const sheets = { openDelay: delay.open, askToWithdraw: withdrawal.ask }
  const handlers = {
    ...useOrderActions(bundle, { ordersId: order.ordersIdEncrypt, groupId }, sheets),
    ...useDepositActions(order),
  }
  const subject = orderName(bundle.lines.map(({ main }) => nameOf(main)))
  const buttons = bundle.view.buttons.flatMap((button): Drawn[] => {
    const handler = handlers[button.action]
    return handler === undefined ? [] : [{ ...button, handler, name: `${subject} ${button.label}` }]
  })
  if (first === undefined || buttons.length === 0) return null
  const { shown, more } = arrangeButtons(buttons, ROOM[place])
  return (
    <div className={styles.buttons}>
      {shown.map(({ action, ...button }) => (
        <BundleButton key={action} {...button} />
      ))}
      {more.length === 0 ? null : (
        <ActionMenu
          id={id}
          title={subject}
          actions={more.map(({ action, label, handler }) => ({ key: action, label, ...handler }))}
        />
      )}
      <Withdrawal {...withdrawal} />
      <DelaySheet isOpen={delay.isOpen} item={first} onDismiss={delay.dismiss} />
    </div>
  )
}

function nameOf({ goodsName, optionName }: OrderBundleData['items'][number]): string {
  return [goodsName, optionName].filter((part) => part !== '').join(' ')
}

type BundleButtonProps = Pick<Drawn, 'label' | 'isPrimary' | 'handler' | 'name'>

/** The name says what it is for, to those who can't see where it stands. */
function BundleButton({ label, isPrimary, handler, name }: BundleButtonProps) {
  const variant = isPrimary ? 'inverse' : 'outline'
  if ('to' in handler) {
    return (
      <ButtonLink size="s" variant={variant} name={name} to={handler.to}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="s"
      variant={variant}
      aria-label={name}
      isBusy={handler.isBusy}
      onClick={handler.press}
    >
      {label}
    </Button>
  )
}
