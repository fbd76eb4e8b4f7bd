// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "optionSheet",
  label: "옵션 고르기",
  start: "picking",
  guards: ["hasProblem","isAdded","isEmpty","isOrdered"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"picking","label":"고르는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"value.picked","index":0,"target":"picking","actor":"buyer","action":"값 고르기","afterMs":null,"guard":null,"effects":["keepSelection"],"otherwise":null},{"event":"option.added","index":0,"target":"picking","actor":"buyer","action":"옵션 고르기","afterMs":null,"guard":null,"effects":["keepSelection"],"otherwise":null},{"event":"addon.added","index":0,"target":"picking","actor":"buyer","action":"추가상품 고르기","afterMs":null,"guard":null,"effects":["keepSelection"],"otherwise":null},{"event":"quantity.changed","index":0,"target":"picking","actor":"buyer","action":"수량 바꾸기","afterMs":null,"guard":null,"effects":["keepSelection"],"otherwise":null},{"event":"option.removed","index":0,"target":"picking","actor":"buyer","action":"빼기","afterMs":null,"guard":null,"effects":["keepSelection"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"picking","actor":"buyer","action":"고른 것 없음","afterMs":null,"guard":"isEmpty","effects":["noteEmpty","explainRefusal"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"picking","actor":"buyer","action":"살 수 없는 것 있음","afterMs":null,"guard":"hasProblem","effects":["noteProblem","explainRefusal"],"otherwise":null},{"event":"buyer.submit","index":2,"target":"submitting","actor":"buyer","action":"담기·구매","afterMs":null,"guard":null,"effects":["keepSubmission"],"otherwise":null}]},
    {"state":"submitting","label":"담는 중","tags":["busy"],"entry":[],"asks":["submitOptions"],"otherwise":null,"steps":[{"event":"xstate.done.actor.submitOptions","index":0,"target":"added","actor":"system","action":"담김","afterMs":null,"guard":"isAdded","effects":["forgetSelection"],"otherwise":null},{"event":"xstate.done.actor.submitOptions","index":1,"target":"ordering","actor":"system","action":"주문서로","afterMs":null,"guard":"isOrdered","effects":["keepCartIds","openCheckout"],"otherwise":null},{"event":"xstate.done.actor.submitOptions","index":2,"target":"picking","actor":"system","action":"살 수 없음","afterMs":null,"guard":null,"effects":["noteRefusal","explainRefusal"],"otherwise":null},{"event":"xstate.error.actor.submitOptions","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"담겼는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"submitting","actor":"buyer","action":"같은 것 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"picking","actor":"buyer","action":"알림 닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"added","label":"담김","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"picking","actor":"buyer","action":"시트 닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"ordering","label":"주문서로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 898,
  height: 489,
  states: {
    "picking": {"x":43,"y":151,"width":96,"height":60},
    "submitting": {"x":340,"y":118,"width":174,"height":78},
    "unanswered": {"x":750,"y":40,"width":124,"height":60},
    "added": {"x":750,"y":223,"width":96,"height":60},
    "ordering": {"x":750,"y":135,"width":124,"height":60},
  },
  start: [[91,31],[91,151]],
  arrows: [
    {"from":"picking","to":"picking","points":[[75,211],[75,227],[107,227],[107,211]],"label":{"x":24,"y":233,"width":134,"height":232},"steps":[{"state":"picking","event":"value.picked","index":0},{"state":"picking","event":"option.added","index":0},{"state":"picking","event":"addon.added","index":0},{"state":"picking","event":"quantity.changed","index":0},{"state":"picking","event":"option.removed","index":0},{"state":"picking","event":"buyer.submit","index":0},{"state":"picking","event":"buyer.submit","index":1}]},
    {"from":"picking","to":"submitting","points":[[139,187],[320,187],[320,170],[340,170]],"label":{"x":212,"y":174,"width":88,"height":28},"steps":[{"state":"picking","event":"buyer.submit","index":2}]},
    {"from":"submitting","to":"added","points":[[514,180],[534,180],[534,226],[730,226],[730,243],[750,243]],"label":{"x":588,"y":204,"width":102,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitOptions","index":0}]},
    {"from":"submitting","to":"ordering","points":[[514,165],[750,165]],"label":{"x":580,"y":143,"width":118,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitOptions","index":1}]},
    {"from":"submitting","to":"picking","points":[[340,144],[192,144],[192,175],[139,175]],"label":{"x":212,"y":131,"width":88,"height":28},"steps":[{"state":"submitting","event":"xstate.done.actor.submitOptions","index":2}]},
    {"from":"submitting","to":"unanswered","points":[[514,149],[548,149],[548,113],[730,113],[730,85],[750,85]],"label":{"x":597,"y":100,"width":84,"height":28},"steps":[{"state":"submitting","event":"xstate.error.actor.submitOptions","index":0}]},
    {"from":"unanswered","to":"submitting","points":[[750,70],[534,70],[534,134],[514,134]],"label":{"x":568,"y":57,"width":142,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"picking","points":[[750,55],[730,55],[730,38],[178,38],[178,163],[139,163]],"label":{"x":385,"y":25,"width":84,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"added","to":"picking","points":[[750,263],[730,263],[730,269],[178,269],[178,199],[139,199]],"label":{"x":385,"y":256,"width":84,"height":28},"steps":[{"state":"added","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "optionSheet",
 "meta": {
  "label": "옵션 고르기"
 },
 "context": {
  "selection": {
   "picked": [],
   "options": [],
   "addons": []
  },
  "intent": "CART",
  "key": "",
  "refusal": null,
  "cartIds": []
 },
 "initial": "picking",
 "states": {
  "picking": {
   "meta": {
    "label": "고르는 중"
   },
   "on": {
    "value.picked": {
     "target": "picking",
     "actions": "keepSelection",
     "meta": {
      "actor": "buyer",
      "action": "값 고르기"
     },
     "description": "구매자: 값 고르기"
    },
    "option.added": {
     "target": "picking",
     "actions": "keepSelection",
     "meta": {
      "actor": "buyer",
      "action": "옵션 고르기"
     },
     "description": "구매자: 옵션 고르기"
    },
    "addon.added": {
     "target": "picking",
     "actions": "keepSelection",
     "meta": {
      "actor": "buyer",
      "action": "추가상품 고르기"
     },
     "description": "구매자: 추가상품 고르기"
    },
    "quantity.changed": {
     "target": "picking",
     "actions": "keepSelection",
     "meta": {
      "actor": "buyer",
      "action": "수량 바꾸기"
     },
     "description": "구매자: 수량 바꾸기"
    },
    "option.removed": {
     "target": "picking",
     "actions": "keepSelection",
     "meta": {
      "actor": "buyer",
      "action": "빼기"
     },
     "description": "구매자: 빼기"
    },
    "buyer.submit": [
     {
      "target": "picking",
      "guard": "isEmpty",
      "actions": [
       "noteEmpty",
       "explainRefusal"
      ],
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     },
     {
      "target": "picking",
      "guard": "hasProblem",
      "actions": [
       "noteProblem",
       "explainRefusal"
      ],
      "meta": {
       "actor": "buyer",
       "action": "살 수 없는 것 있음"
      },
      "description": "구매자: 살 수 없는 것 있음"
     },
     {
      "target": "submitting",
      "actions": "keepSubmission",
      "meta": {
       "actor": "buyer",
       "action": "담기·구매"
      },
      "description": "구매자: 담기·구매"
     }
    ]
   },
   "description": "고르는 중"
  },
  "submitting": {
   "meta": {
    "label": "담는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "submitOptions",
    "src": "submitOptions",
    "onDone": [
     {
      "target": "added",
      "guard": "isAdded",
      "actions": "forgetSelection",
      "meta": {
       "actor": "system",
       "action": "담김"
      },
      "description": "시스템: 담김"
     },
     {
      "target": "ordering",
      "guard": "isOrdered",
      "actions": [
       "keepCartIds",
       "openCheckout"
      ],
      "meta": {
       "actor": "system",
       "action": "주문서로"
      },
      "description": "시스템: 주문서로"
     },
     {
      "target": "picking",
      "actions": [
       "noteRefusal",
       "explainRefusal"
      ],
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      },
      "description": "시스템: 살 수 없음"
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "담는 중"
  },
  "unanswered": {
   "meta": {
    "label": "담겼는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "submitting",
     "meta": {
      "actor": "buyer",
      "action": "같은 것 다시 보내기"
     },
     "description": "구매자: 같은 것 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "picking",
     "meta": {
      "actor": "buyer",
      "action": "알림 닫기"
     },
     "description": "구매자: 알림 닫기"
    }
   },
   "description": "담겼는지 모름"
  },
  "added": {
   "meta": {
    "label": "담김"
   },
   "on": {
    "buyer.dismiss": {
     "target": "picking",
     "meta": {
      "actor": "buyer",
      "action": "시트 닫기"
     },
     "description": "구매자: 시트 닫기"
    }
   },
   "description": "담김"
  },
  "ordering": {
   "meta": {
    "label": "주문서로 이동"
   },
   "tags": [
    "terminal"
   ],
   "description": "주문서로 이동",
   "type": "final"
  }
 },
 "description": "옵션 고르기"
}

export const MERMAID = "stateDiagram-v2\n  picking : picking 고르는 중\n  submitting : submitting 담는 중<br/>do / submitOptions\n  unanswered : unanswered 담겼는지 모름\n  added : added 담김\n  ordering : ordering 주문서로 이동\n  [*] --> picking\n  picking --> picking : 값 고르기<br/>옵션 고르기<br/>추가상품 고르기<br/>수량 바꾸기<br/>빼기<br/>고른 것 없음 [isEmpty]<br/>살 수 없는 것 있음 [hasProblem]\n  picking --> submitting : 담기·구매\n  submitting --> added : 담김 [isAdded]\n  submitting --> ordering : 주문서로 [isOrdered]\n  submitting --> picking : 살 수 없음\n  submitting --> unanswered : 답이 없음\n  unanswered --> submitting : 같은 것 다시 보내기\n  unanswered --> picking : 알림 닫기\n  added --> picking : 시트 닫기\n  ordering --> [*]\n"
