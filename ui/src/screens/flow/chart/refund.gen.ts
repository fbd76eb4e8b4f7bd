// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "refund",
  label: "환불",
  start: "REQUESTED",
  guards: ["isAskable","isCounted"],
  delays: {},
  keeps: [],
  refusals: {"PAYMENT_REFUND_ENDED":"이미 처리가 끝난 환불이에요.","PAYMENT_REFUND_BY_HAND":"결제사를 거쳐 환불할 수 없어요. 계좌로 보낸 뒤 기록해 주세요."},
  states: [
    {"state":"REQUESTED","label":"환불 진행 중","tags":["asking"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"gateway.refunded","index":0,"target":"DONE","actor":"gateway","action":"환불","afterMs":null,"guard":"isCounted","effects":["notifyPaymentRefunded"],"otherwise":null},{"event":"gateway.refunded","index":1,"target":"DONE","actor":"gateway","action":"되돌려 줌","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.refundRefused","index":0,"target":"REFUSED","actor":"gateway","action":"환불 거절","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"gateway.unanswered","index":0,"target":"REQUESTED","actor":"gateway","action":"응답 없음","afterMs":null,"guard":null,"effects":["askGatewayAgain"],"otherwise":null}]},
    {"state":"REFUSED","label":"환불 확인 중","tags":[],"entry":["alertOperator"],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[{"event":"system.askAgain","index":0,"target":"REQUESTED","actor":"system","action":"다시 요청","afterMs":null,"guard":"isAskable","effects":["askGatewayAgain"],"otherwise":"PAYMENT_REFUND_BY_HAND"},{"event":"system.recorded","index":0,"target":"DONE","actor":"system","action":"수동 환불","afterMs":null,"guard":"isCounted","effects":["notifyPaymentRecorded"],"otherwise":null},{"event":"system.recorded","index":1,"target":"DONE","actor":"system","action":"수동으로 되돌려 줌","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DONE","label":"환불 완료","tags":["terminal"],"entry":[],"asks":[],"otherwise":"PAYMENT_REFUND_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 358,
  height: 524,
  states: {
    "REQUESTED": {"x":70,"y":24,"width":114,"height":60},
    "REFUSED": {"x":61,"y":229,"width":114,"height":60},
    "DONE": {"x":86,"y":440,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"REQUESTED","to":"DONE","points":[[156,84],[156,104],[275,104],[275,420],[150,420],[150,440]],"label":{"x":216,"y":224,"width":118,"height":74},"steps":[{"state":"REQUESTED","event":"gateway.refunded","index":0},{"state":"REQUESTED","event":"gateway.refunded","index":1}]},
    {"from":"REQUESTED","to":"REFUSED","points":[[127,84],[127,118],[214,118],[214,204],[137,204],[137,229]],"label":{"x":172,"y":147,"width":84,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.refundRefused","index":0}]},
    {"from":"REQUESTED","to":"REQUESTED","points":[[184,44],[200,44],[200,64],[184,64]],"label":{"x":206,"y":40,"width":84,"height":28},"steps":[{"state":"REQUESTED","event":"gateway.unanswered","index":0}]},
    {"from":"REFUSED","to":"REQUESTED","points":[[99,229],[99,84]],"label":{"x":40,"y":138,"width":118,"height":46},"steps":[{"state":"REFUSED","event":"system.askAgain","index":0}]},
    {"from":"REFUSED","to":"DONE","points":[[118,289],[118,440]],"label":{"x":49,"y":326,"width":138,"height":74},"steps":[{"state":"REFUSED","event":"system.recorded","index":0},{"state":"REFUSED","event":"system.recorded","index":1}]},
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
      "actions": "notifyPaymentRefunded",
      "meta": {
       "actor": "gateway",
       "action": "환불"
      },
      "description": "결제사: 환불"
     },
     {
      "target": "DONE",
      "meta": {
       "actor": "gateway",
       "action": "되돌려 줌"
      },
      "description": "결제사: 되돌려 줌"
     }
    ],
    "gateway.refundRefused": {
     "target": "REFUSED",
     "meta": {
      "actor": "gateway",
      "action": "환불 거절"
     },
     "description": "결제사: 환불 거절"
    },
    "gateway.unanswered": {
     "target": "REQUESTED",
     "actions": "askGatewayAgain",
     "meta": {
      "actor": "gateway",
      "action": "응답 없음"
     },
     "description": "결제사: 응답 없음"
    }
   },
   "description": "환불 진행 중"
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
     },
     "description": "시스템: 다시 요청 (아니면 PAYMENT_REFUND_BY_HAND)"
    },
    "system.recorded": [
     {
      "target": "DONE",
      "guard": "isCounted",
      "actions": "notifyPaymentRecorded",
      "meta": {
       "actor": "system",
       "action": "수동 환불"
      },
      "description": "시스템: 수동 환불"
     },
     {
      "target": "DONE",
      "meta": {
       "actor": "system",
       "action": "수동으로 되돌려 줌"
      },
      "description": "시스템: 수동으로 되돌려 줌"
     }
    ]
   },
   "description": "환불 확인 중"
  },
  "DONE": {
   "meta": {
    "label": "환불 완료"
   },
   "tags": [
    "terminal"
   ],
   "description": "환불 완료",
   "type": "final"
  }
 },
 "description": "환불"
}

export const MERMAID = "stateDiagram-v2\n  REQUESTED : REQUESTED 환불 진행 중\n  REFUSED : REFUSED 환불 확인 중\n  DONE : DONE 환불 완료\n  [*] --> REQUESTED\n  REQUESTED --> DONE : 환불 [isCounted]<br/>되돌려 줌\n  REQUESTED --> REFUSED : 환불 거절\n  REQUESTED --> REQUESTED : 응답 없음\n  REFUSED --> REQUESTED : 다시 요청 [isAskable]\n  REFUSED --> DONE : 수동 환불 [isCounted]<br/>수동으로 되돌려 줌\n  DONE --> [*]\n"
