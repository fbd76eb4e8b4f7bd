// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "optionSheet",
  label: "옵션 고르기",
  start: "closed",
  guards: ["hasLines","isOrdered","isTaken"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"닫힘","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"picking","actor":"buyer","action":"열기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"picking","label":"고르는 중","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"value.picked","index":0,"target":"picking","actor":"buyer","action":"값 고르기","guard":null,"effects":["addValue"],"otherwise":null},{"event":"value.undone","index":0,"target":"picking","actor":"buyer","action":"값 되돌리기","guard":null,"effects":["dropValue"],"otherwise":null},{"event":"option.picked","index":0,"target":"picking","actor":"buyer","action":"옵션 고르기","guard":null,"effects":["addLine"],"otherwise":null},{"event":"quantity.changed","index":0,"target":"picking","actor":"buyer","action":"수량 바꾸기","guard":null,"effects":["changeLine"],"otherwise":null},{"event":"line.removed","index":0,"target":"picking","actor":"buyer","action":"옵션 빼기","guard":null,"effects":["dropLine"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"submitting","actor":"buyer","action":"담기·구매","guard":"hasLines","effects":["keepIntent"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"picking","actor":"buyer","action":"고른 것 없음","guard":null,"effects":["noteNothingPicked"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"submitting","label":"담는 중","tags":["open","busy"],"entry":[],"asks":["submitLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.submitLines","index":0,"target":"added","actor":"system","action":"담김","guard":"isTaken","effects":["forgetLines"],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":1,"target":"ordering","actor":"system","action":"주문서로","guard":"isOrdered","effects":[],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":2,"target":"picking","actor":"system","action":"살 수 없음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.submitLines","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"담겼는지 모름","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"submitting","actor":"buyer","action":"같은 것 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"picking","actor":"buyer","action":"알림 닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"added","label":"담김","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"picking","actor":"buyer","action":"더 고르기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.goToCart","index":0,"target":"leaving","actor":"buyer","action":"장바구니 보기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"장바구니로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"ordering","label":"주문서로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 703,
  height: 986,
  states: {
    "closed": {"x":70,"y":24,"width":96,"height":60},
    "picking": {"x":233,"y":272,"width":96,"height":60},
    "submitting": {"x":219,"y":526,"width":158,"height":78},
    "unanswered": {"x":35,"y":758,"width":124,"height":60},
    "added": {"x":497,"y":758,"width":96,"height":60},
    "leaving": {"x":476,"y":902,"width":138,"height":60},
    "ordering": {"x":335,"y":758,"width":124,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"closed","to":"picking","points":[[118,84],[118,122],[333,122],[333,198],[297,198],[297,272]],"label":{"x":306,"y":150,"width":54,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"picking","to":"picking","points":[[329,292],[345,292],[345,312],[329,312]],"label":{"x":351,"y":218,"width":100,"height":168},"steps":[{"state":"picking","event":"value.picked","index":0},{"state":"picking","event":"value.undone","index":0},{"state":"picking","event":"option.picked","index":0},{"state":"picking","event":"quantity.changed","index":0},{"state":"picking","event":"line.removed","index":0},{"state":"picking","event":"buyer.submit","index":1}]},
    {"from":"picking","to":"submitting","points":[[291,332],[291,420],[384,420],[384,506],[324,506],[324,526]],"label":{"x":329,"y":440,"width":110,"height":46},"steps":[{"state":"picking","event":"buyer.submit","index":0}]},
    {"from":"picking","to":"closed","points":[[265,272],[265,136],[94,136],[94,84]],"label":{"x":238,"y":150,"width":54,"height":28},"steps":[{"state":"picking","event":"buyer.dismiss","index":0}]},
    {"from":"submitting","to":"added","points":[[345,604],[345,624],[521,624],[521,758]],"label":{"x":470,"y":658,"width":102,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":0}]},
    {"from":"submitting","to":"ordering","points":[[314,604],[314,638],[397,638],[397,758]],"label":{"x":338,"y":658,"width":118,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":1}]},
    {"from":"submitting","to":"picking","points":[[271,526],[271,332]],"label":{"x":227,"y":449,"width":88,"height":28},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":2}]},
    {"from":"submitting","to":"unanswered","points":[[282,604],[282,738],[128,738],[128,758]],"label":{"x":240,"y":667,"width":84,"height":28},"steps":[{"state":"submitting","event":"xstate.error.actor.submitLines","index":0}]},
    {"from":"unanswered","to":"submitting","points":[[97,758],[97,724],[155,724],[155,624],[250,624],[250,604]],"label":{"x":84,"y":667,"width":142,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"picking","points":[[66,758],[66,406],[252,406],[252,332]],"label":{"x":24,"y":551,"width":84,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"added","to":"picking","points":[[545,758],[545,724],[591,724],[591,406],[310,406],[310,332]],"label":{"x":549,"y":551,"width":84,"height":28},"steps":[{"state":"added","event":"buyer.open","index":0}]},
    {"from":"added","to":"leaving","points":[[545,818],[545,902]],"label":{"x":490,"y":846,"width":110,"height":28},"steps":[{"state":"added","event":"buyer.goToCart","index":0}]},
    {"from":"added","to":"closed","points":[[569,758],[569,738],[652,738],[652,108],[142,108],[142,84]],"label":{"x":625,"y":449,"width":54,"height":28},"steps":[{"state":"added","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "optionSheet",
 "meta": {
  "label": "옵션 고르기"
 },
 "context": {
  "intent": "CART",
  "key": "",
  "values": [],
  "lines": [],
  "reason": null
 },
 "initial": "closed",
 "states": {
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "on": {
    "buyer.open": {
     "target": "picking",
     "meta": {
      "actor": "buyer",
      "action": "열기"
     },
     "description": "구매자: 열기"
    }
   },
   "description": "닫힘"
  },
  "picking": {
   "meta": {
    "label": "고르는 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "value.picked": {
     "target": "picking",
     "actions": "addValue",
     "meta": {
      "actor": "buyer",
      "action": "값 고르기"
     },
     "description": "구매자: 값 고르기"
    },
    "value.undone": {
     "target": "picking",
     "actions": "dropValue",
     "meta": {
      "actor": "buyer",
      "action": "값 되돌리기"
     },
     "description": "구매자: 값 되돌리기"
    },
    "option.picked": {
     "target": "picking",
     "actions": "addLine",
     "meta": {
      "actor": "buyer",
      "action": "옵션 고르기"
     },
     "description": "구매자: 옵션 고르기"
    },
    "quantity.changed": {
     "target": "picking",
     "actions": "changeLine",
     "meta": {
      "actor": "buyer",
      "action": "수량 바꾸기"
     },
     "description": "구매자: 수량 바꾸기"
    },
    "line.removed": {
     "target": "picking",
     "actions": "dropLine",
     "meta": {
      "actor": "buyer",
      "action": "옵션 빼기"
     },
     "description": "구매자: 옵션 빼기"
    },
    "buyer.submit": [
     {
      "target": "submitting",
      "guard": "hasLines",
      "actions": "keepIntent",
      "meta": {
       "actor": "buyer",
       "action": "담기·구매"
      },
      "description": "구매자: 담기·구매"
     },
     {
      "target": "picking",
      "actions": "noteNothingPicked",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     }
    ],
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "고르는 중"
  },
  "submitting": {
   "meta": {
    "label": "담는 중"
   },
   "tags": [
    "open",
    "busy"
   ],
   "invoke": {
    "id": "submitLines",
    "src": "submitLines",
    "onDone": [
     {
      "target": "added",
      "guard": "isTaken",
      "actions": "forgetLines",
      "meta": {
       "actor": "system",
       "action": "담김"
      },
      "description": "시스템: 담김"
     },
     {
      "target": "ordering",
      "guard": "isOrdered",
      "meta": {
       "actor": "system",
       "action": "주문서로"
      },
      "description": "시스템: 주문서로"
     },
     {
      "target": "picking",
      "actions": "keepReason",
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
   "tags": [
    "open"
   ],
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
    "buyer.open": {
     "target": "picking",
     "meta": {
      "actor": "buyer",
      "action": "더 고르기"
     },
     "description": "구매자: 더 고르기"
    },
    "buyer.goToCart": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "장바구니 보기"
     },
     "description": "구매자: 장바구니 보기"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "담김"
  },
  "leaving": {
   "meta": {
    "label": "장바구니로 이동"
   },
   "tags": [
    "terminal"
   ],
   "description": "장바구니로 이동",
   "type": "final"
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

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  picking : picking 고르는 중\n  submitting : submitting 담는 중<br/>do / submitLines\n  unanswered : unanswered 담겼는지 모름\n  added : added 담김\n  leaving : leaving 장바구니로 이동\n  ordering : ordering 주문서로 이동\n  [*] --> closed\n  closed --> picking : 열기\n  picking --> picking : 값 고르기<br/>값 되돌리기<br/>옵션 고르기<br/>수량 바꾸기<br/>옵션 빼기<br/>고른 것 없음\n  picking --> submitting : 담기·구매 [hasLines]\n  picking --> closed : 닫기\n  submitting --> added : 담김 [isTaken]\n  submitting --> ordering : 주문서로 [isOrdered]\n  submitting --> picking : 살 수 없음\n  submitting --> unanswered : 답이 없음\n  unanswered --> submitting : 같은 것 다시 보내기\n  unanswered --> picking : 알림 닫기\n  added --> picking : 더 고르기\n  added --> leaving : 장바구니 보기\n  added --> closed : 닫기\n  leaving --> [*]\n  ordering --> [*]\n"
