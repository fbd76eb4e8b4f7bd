// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "refund",
  label: "환불",
  start: "REQUESTED",
  guards: ["isCounted"],
  keeps: [],
  refusals: {"PAYMENT_REFUND_ENDED":"이미 처리가 끝난 환불이에요."},
  states: [
    {"state":"REQUESTED","label":"환불 진행 중","tags":["asking"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"gateway.refunded","index":0,"target":"DONE","actor":"gateway","action":"환불","guard":"isCounted","effects":["tellPaymentRefunded"],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DONE","actor":"gateway","action":"되돌려 줌","guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUSED","actor":"gateway","action":"환불 거절","guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"REQUESTED","actor":"gateway","action":"응답 없음","guard":null,"effects":["askGatewayAgain"],"otherwise":null}]},
    {"state":"REFUSED","label":"환불 확인 중","tags":[],"entry":["alertOperator"],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"system.recorded","index":0,"target":"DONE","actor":"system","action":"수동 환불","guard":"isCounted","effects":["tellPaymentRecorded"],"otherwise":null},{"event":"system.recorded","index":1,"target":"DONE","actor":"system","action":"수동으로 되돌려 줌","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DONE","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 297,
  height: 448,
  states: {
    "REQUESTED": {"x":129,"y":24,"width":113,"height":60},
    "REFUSED": {"x":148,"y":180,"width":113,"height":60},
    "DONE": {"x":140,"y":364,"width":96,"height":60},
  },
  arrows: [
    {"from":"REQUESTED","to":"DONE","points":[[167,84],[167,104],[78,104],[78,344],[172,344],[172,364]],"label":{"x":37,"y":182,"width":83,"height":56},"steps":[{"state":"REQUESTED","event":"gateway.refunded","index":0},{"state":"REQUESTED","event":"gateway.refunded","index":1}]},
    {"from":"REQUESTED","to":"REFUSED","points":[[204,84],[204,180]],"label":{"x":163,"y":124,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.refundRefused","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[129,44],[113,44],[113,64],[129,64]],"label":{"x":24,"y":40,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.unanswered","index":0}]},
    {"from":"REFUSED","to":"DONE","points":[[204,240],[204,364]],"label":{"x":135,"y":268,"width":138,"height":56},"steps":[{"state":"REFUSED","event":"system.recorded","index":0},{"state":"REFUSED","event":"system.recorded","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "refund",
 "meta": {
  "label": "환불",
  "otherwise": "PAYMENT_REFUND_ENDED"
 },
 "context": {
  "isCounted": false
 },
 "initial": "REQUESTED",
 "states": {
  "REQUESTED": {
   "meta": {
    "label": "환불 진행 중"
   },
   "tags": [
    "asking"
   ],
   "on": {
    "gateway.refunded": [
     {
      "target": "DONE",
      "guard": "isCounted",
      "actions": "tellPaymentRefunded",
      "meta": {
       "actor": "gateway",
       "action": "환불"
      }
     },
     {
      "target": "DONE",
      "meta": {
       "actor": "gateway",
       "action": "되돌려 줌"
      }
     }
    ],
    "gateway.refundRefused": {
     "target": "REFUSED",
     "meta": {
      "actor": "gateway",
      "action": "환불 거절"
     }
    },
    "gateway.unanswered": {
     "target": "REQUESTED",
     "actions": "askGatewayAgain",
     "meta": {
      "actor": "gateway",
      "action": "응답 없음"
     }
    }
   }
  },
  "REFUSED": {
   "meta": {
    "label": "환불 확인 중"
   },
   "entry": "alertOperator",
   "on": {
    "system.recorded": [
     {
      "target": "DONE",
      "guard": "isCounted",
      "actions": "tellPaymentRecorded",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      }
     },
     {
      "target": "DONE",
      "meta": {
       "actor": "system",
       "action": "수동으로 되돌려 줌"
      }
     }
    ]
   }
  },
  "DONE": {
   "meta": {
    "label": "환불 완료"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  REQUESTED : REQUESTED 환불 진행 중\n  REFUSED : REFUSED 환불 확인 중\n  DONE : DONE 환불 완료\n  [*] --> REQUESTED\n  REQUESTED --> DONE : 환불<br/>되돌려 줌\n  REQUESTED --> REFUSED : 환불 거절\n  REQUESTED --> REQUESTED : 응답 없음\n  REFUSED --> DONE : 수동 환불<br/>수동으로 되돌려 줌\n  DONE --> [*]\n"
