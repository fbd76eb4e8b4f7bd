import { EVENT_PRIZE_COUNT_MAX } from '@jangteo/core/display/showing.codes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '../../../lib/newKey.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { changed, keyed, without } from '../../staff/form/keyedRows.ts'
import type { Keyed } from '../../staff/form/keyedRows.ts'
import { NumberInput } from '../../staff/form/NumberInput.tsx'
import styles from './Composer.module.css'
import type { EntryDraft } from './eventDraft.ts'

type Prize = EntryDraft['prizeList'][number]

const NEW_PRIZE: Prize = { prizeName: '', quantity: 1, prizeValue: 0 }

type PrizeListProps = {
  readonly begun: readonly Prize[]
  readonly onChange: (prizes: Prize[]) => void
}

/** The prizes of an event, the first one first. */
export function PrizeList({ begun, onChange }: PrizeListProps) {
  const [prizes, setPrizes] = useState(() => keyed(begun, newKey))
  const change = (next: readonly Keyed<Prize>[]) => {
    setPrizes(next)
    onChange(next.map(({ entry }) => entry))
  }
  return (
    <>
      <ol className={styles.items} aria-label="경품">
        {prizes.map(({ key, entry }, place) => (
          <PrizeFields
            key={key}
            prize={entry}
            place={place}
            onChange={(part) => change(changed(prizes, key, part))}
            onRemove={() => change(without(prizes, key))}
          />
        ))}
      </ol>
      {prizes.length < EVENT_PRIZE_COUNT_MAX ? (
        <Button
          variant="outline"
          size="s"
          onClick={() => change([...prizes, ...keyed([NEW_PRIZE], newKey)])}
        >
          경품 추가
        </Button>
      ) : null}
    </>
  )
}

type PrizeFieldsProps = {
  readonly prize: Prize
  readonly place: number
  readonly onChange: (part: Partial<Prize>) => void
  readonly onRemove: () => void
}

function PrizeFields({ prize, place, onChange, onRemove }: PrizeFieldsProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{place + 1}등 경품</span>
        <IconButton
          icon={Trash2}
          iconSize="s"
          label={`${place + 1}등 경품 삭제`}
          onClick={onRemove}
        />
      </div>
      <div className={styles.fields}>
        <TextInput
          label="경품 이름"
          isRequired
          value={prize.prizeName}
          onChange={({ target }) => onChange({ prizeName: target.value })}
        />
        <NumberInput
          label="당첨자 수"
          isRequired
          value={prize.quantity}
          onValue={(value) => onChange({ quantity: value ?? 0 })}
        />
        <NumberInput
          label="경품 가격 (원)"
          isRequired
          value={prize.prizeValue}
          onValue={(value) => onChange({ prizeValue: value ?? 0 })}
        />
      </div>
    </li>
  )
}
