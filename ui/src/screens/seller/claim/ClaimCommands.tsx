import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import type { SheetControl } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useConfirm } from '../../../parts/dialog/confirm.ts'
import { viewOf } from '../../claim/claimData.ts'
import { useCommands } from '../../staff/useCommands.ts'
import styles from '../order/SellerOrder.module.css'
import { CommandSheet } from './CommandSheet.tsx'
import type { ClaimSide, StaffClaimDetail } from './staffClaims.ts'

type Sent = Omit<StaffInputs['sellerClaim']['send'], 'id'>

type Command = StaffClaimDetail['commands'][number]

type ClaimCommandsProps = { readonly side: ClaimSide; readonly claim: StaffClaimDetail }

function useSend({ side, claim }: ClaimCommandsProps, sheet: SheetControl) {
  const { sheeted } = useCommands({ stale: [side.calls.key()] })
  const { orderClaimIdEncrypt: id } = claim
  return useMutation({
    mutationFn: (sent: Sent) => side.calls.send.call({ id, ...sent }),
    ...sheeted(sheet, (after: StaffClaimDetail) => viewOf(after).label),
  })
}

/**
 * Buttons of the events that a claim allows now; details are asked for where an event needs them. Their sheet closes once
 * its event was carried out, and shows the refusal of its last try even if the claim allows the event no more.
 */
export function ClaimCommands({ side, claim }: ClaimCommandsProps) {
  const confirm = useConfirm()
  const sheet = useSheet('claimCommand')
  const [opened, setOpened] = useState<Command | null>(null)
  const { mutate, reset, isPending, error } = useSend({ side, claim }, sheet)
  const begin = async (command: Command) => {
    const { commandEnum, label, asks } = command
    if (asks.length > 0) {
      reset()
      setOpened(command)
      return sheet.open()
    }
    const isSure = await confirm({ title: `${label} 처리할까요?`, acceptLabel: label })
    return isSure ? mutate({ command: commandEnum }) : undefined
  }
  return (
    <div className={styles.buttons}>
      {claim.commands.map((one, place) => (
        <Button
          key={one.commandEnum}
          size="s"
          variant={place === 0 ? 'primary' : 'outline'}
          isBusy={isPending}
          onClick={() => void begin(one)}
        >
          {one.label}
        </Button>
      ))}
      {sheet.isOpen && opened !== null ? (
        <CommandSheet
          command={opened}
          fault={claim.responsible}
          isBusy={isPending}
          error={error}
          onDismiss={sheet.dismiss}
          onSend={(details) => mutate({ command: opened.commandEnum, ...details })}
        />
      ) : null}
    </div>
  )
}
