/** Panels beside the drawing, one at a time. */
export const FLOW_TABS = [
  { key: 'simulator', label: '시뮬레이터' },
  { key: 'states', label: '상태' },
  { key: 'order', label: '주문 이력' },
  { key: 'live', label: '실시간' },
  { key: 'code', label: '코드' },
] as const

export type FlowTab = (typeof FLOW_TABS)[number]['key']

/** Those that show what they like in the drawing, whichever chart is open. */
const WITH_SCENES: ReadonlySet<FlowTab> = new Set<FlowTab>(['order', 'live'])

/** Panel after another chart is opened: the same as before, if it is of a chart. */
export function tabOfChart(tab: FlowTab): FlowTab {
  return WITH_SCENES.has(tab) ? 'simulator' : tab
}
