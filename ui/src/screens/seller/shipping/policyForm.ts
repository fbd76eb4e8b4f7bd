import type {
  AdditionalShippingKind,
  ShippingPolicyKind,
} from '@jangteo/core/shipping/shipping.codes'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'

/** A shipping policy of the store. */
export type SellerPolicyData = StaffAnswers['sellerPolicy']['list']['policyList'][number]

/** A shipping policy as it is sent. */
export type PolicyWire = StaffInputs['sellerPolicy']['create']

/** A shipping policy while it is typed: figures are texts. */
export type PolicyForm = {
  readonly name: string
  readonly kind: ShippingPolicyKind
  readonly areaKind: AdditionalShippingKind
  readonly deliversToRemote: boolean
  readonly bundles: boolean
  readonly figures: Readonly<Record<FigureName, string>>
  /** Wall clock time in Korea, `HH:mm`; empty without one. */
  readonly cutoff: string
}

/** Figures of policies, and which kinds have them. */
export const FIGURES = {
  baseFee: {
    label: '기본 배송비 (원)',
    kinds: ['PAY', 'CONDITION', 'QUANTITY', 'SECTION2', 'SECTION3'],
  },
  freeThreshold: { label: '무료배송 기준금액 (원)', kinds: ['CONDITION'] },
  repeatQuantity: { label: '배송비를 더하는 수량 (개마다)', kinds: ['QUANTITY'] },
  secondQuantity: { label: '2구간 시작 수량 (개)', kinds: ['SECTION2', 'SECTION3'] },
  secondExtra: { label: '2구간 추가배송비 (원)', kinds: ['SECTION2', 'SECTION3'] },
  thirdQuantity: { label: '3구간 시작 수량 (개)', kinds: ['SECTION3'] },
  thirdExtra: { label: '3구간 추가배송비 (원)', kinds: ['SECTION3'] },
  areaSecondExtra: { label: '제주 추가배송비 (원)', kinds: [] },
  areaThirdExtra: { label: '제주 외 도서산간 추가배송비 (원)', kinds: [] },
  returnFee: { label: '반품 배송비 편도 (원)', kinds: [] },
  exchangeFee: { label: '교환 배송비 왕복 (원)', kinds: [] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly kinds: readonly ShippingPolicyKind[] }>
>

export type FigureName = keyof typeof FIGURES

const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[]
const AREA_FIGURES: Readonly<Record<AdditionalShippingKind, readonly FigureName[]>> = {
  NONE: [],
  SECTION2: ['areaSecondExtra'],
  SECTION3: ['areaSecondExtra', 'areaThirdExtra'],
}

/** Lists the figures that a policy of these kinds has, in their order. */
export function figuresOf({ kind, areaKind }: Pick<PolicyForm, 'kind' | 'areaKind'>): FigureName[] {
  return FIGURE_NAMES.filter((name) => {
    const kinds: readonly ShippingPolicyKind[] = FIGURES[name].kinds
    const isOfEvery = name === 'returnFee' || name === 'exchangeFee'
    return isOfEvery || kinds.includes(kind) || AREA_FIGURES[areaKind].includes(name)
  })
}

function minuteText(minute: number | null): string {
  if (minute === null) return ''
  const parts = [Math.floor(minute / 60), minute % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

function minuteOf(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number)
  return hours === undefined || minutes === undefined || text === '' ? null : hours * 60 + minutes
}

/** The form of a policy; of a new one with `null`. */
export function toPolicyForm(saved: SellerPolicyData | null): PolicyForm {
  const figures: Readonly<Record<string, unknown>> = { ...saved, ...saved?.policy }
  const text = (name: FigureName) => {
    const figure = figures[name]
    return typeof figure === 'number' ? String(figure) : ''
  }
  return {
    name: saved?.name ?? '',
    kind: saved?.policy.kind ?? 'PAY',
    areaKind: saved?.policy.areaKind ?? 'NONE',
    deliversToRemote: saved?.policy.deliversToRemote ?? true,
    bundles: saved?.policy.bundles ?? true,
    figures: {
      baseFee: text('baseFee'),
      freeThreshold: text('freeThreshold'),
      repeatQuantity: text('repeatQuantity'),
      secondQuantity: text('secondQuantity'),
      secondExtra: text('secondExtra'),
      thirdQuantity: text('thirdQuantity'),
      thirdExtra: text('thirdExtra'),
      areaSecondExtra: text('areaSecondExtra'),
      areaThirdExtra: text('areaThirdExtra'),
      returnFee: text('returnFee'),
      exchangeFee: text('exchangeFee'),
    },
    cutoff: minuteText(saved?.cutoffMinute ?? null),
  }
}

/** The policy that a form says; `null` while a figure of its kind is missing. */
export function toPolicyWire(form: PolicyForm): PolicyWire | null {
  const names = figuresOf(form)
  if (names.some((name) => form.figures[name] === '')) return null
  const figure = (name: FigureName) => (names.includes(name) ? Number(form.figures[name]) : null)
  const { name, kind, areaKind, deliversToRemote, bundles } = form
  return {
    name: name.trim(),
    policy: {
      kind,
      areaKind,
      deliversToRemote,
      bundles,
      baseFee: figure('baseFee') ?? 0,
      freeThreshold: figure('freeThreshold'),
      repeatQuantity: figure('repeatQuantity'),
      secondQuantity: figure('secondQuantity'),
      secondExtra: figure('secondExtra'),
      thirdQuantity: figure('thirdQuantity'),
      thirdExtra: figure('thirdExtra'),
      areaSecondExtra: figure('areaSecondExtra'),
      areaThirdExtra: figure('areaThirdExtra'),
    } as PolicyWire['policy'],
    returnFee: Number(form.figures.returnFee),
    exchangeFee: Number(form.figures.exchangeFee),
    cutoffMinute: minuteOf(form.cutoff),
  }
}
