// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "refund",
  label: "환불",
  start: "REQUESTED",
  guards: ["isAskable","isCounted"],
  keeps: [],
  refusals: {"PAYMENT_REFUND_ENDED":"이미 처리가 끝난 환불이에요.","PAYMENT_REFUND_BY_HAND":"결제사를 거쳐 돌려줄 수 없는 환불이에요. 보낸 뒤 기록해 주세요."},
  states: [
    {"state":"REQUESTED","label":"환불 진행 중","tags":["asking"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"gateway.refunded","index":0,"target":"DONE","actor":"gateway","action":"환불","guard":"isCounted","effects":["tellPaymentRefunded"],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DONE","actor":"gateway","action":"되돌려 줌","guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUSED","actor":"gateway","action":"환불 거절","guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"REQUESTED","actor":"gateway","action":"응답 없음","guard":null,"effects":["askGatewayAgain"],"otherwise":null}]},
    {"state":"REFUSED","label":"환불 확인 중","tags":[],"entry":["alertOperator"],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"system.askAgain","index":0,"target":"REQUESTED","actor":"system","action":"다시 요청","guard":"isAskable","effects":["askGatewayAgain"],"otherwise":"PAYMENT_REFUND_BY_HAND"},{"event":"system.recorded","index":0,"target":"DONE","actor":"system","action":"수동 환불","guard":"isCounted","effects":["tellPaymentRecorded"],"otherwise":null},{"event":"system.recorded","index":1,"target":"DONE","actor":"system","action":"수동으로 되돌려 줌","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DONE","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 297,
  height: 474,
  states: {
    "REQUESTED": {"x":138,"y":24,"width":113,"height":60},
    "REFUSED": {"x":148,"y":206,"width":113,"height":60},
    "DONE": {"x":140,"y":390,"width":96,"height":60},
  },
  arrows: [
    {"from":"REQUESTED","to":"DONE","points":[[167,84],[167,104],[66,104],[66,370],[172,370],[172,390]],"label":{"x":24,"y":208,"width":83,"height":56},"steps":[{"state":"REQUESTED","event":"gateway.refunded","index":0},{"state":"REQUESTED","event":"gateway.refunded","index":1}]},
    {"from":"REQUESTED","to":"REFUSED","points":[[195,84],[195,118],[126,118],[126,186],[185,186],[185,206]],"label":{"x":85,"y":138,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.refundRefused","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[138,44],[122,44],[122,64],[138,64]],"label":{"x":33,"y":40,"width":83,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.unanswered","index":0}]},
    {"from":"REFUSED","to":"REQUESTED","points":[[223,206],[223,84]],"label":{"x":182,"y":138,"width":83,"height":28},"steps":[{"state":"REFUSED","event":"system.askAgain","index":0}]},
    {"from":"REFUSED","to":"DONE","points":[[204,266],[204,390]],"label":{"x":135,"y":294,"width":138,"height":56},"steps":[{"state":"REFUSED","event":"system.recorded","index":0},{"state":"REFUSED","event":"system.recorded","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "refund",
 "meta": {
  "label": "환불",
  "otherwise": "PAYMENT_REFUND_ENDED"
 },
 "context": {
  "isCounted": false,
  "isAskable": false
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
    "system.askAgain": {
     "target": "REQUESTED",
     "guard": "isAskable",
     "actions": "askGatewayAgain",
     "meta": {
      "actor": "system",
      "action": "다시 요청",
      "otherwise": "PAYMENT_REFUND_BY_HAND"
     }
    },
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

export const MERMAID = "stateDiagram-v2\n  REQUESTED : REQUESTED 환불 진행 중\n  REFUSED : REFUSED 환불 확인 중\n  DONE : DONE 환불 완료\n  [*] --> REQUESTED\n  REQUESTED --> DONE : 환불<br/>되돌려 줌\n  REQUESTED --> REFUSED : 환불 거절\n  REQUESTED --> REQUESTED : 응답 없음\n  REFUSED --> REQUESTED : 다시 요청\n  REFUSED --> DONE : 수동 환불<br/>수동으로 되돌려 줌\n  DONE --> [*]\n"
