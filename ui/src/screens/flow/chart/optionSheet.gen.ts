// Generated from the charts of core: npm run flows
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
    {"state":"submitting","label":"담는 중","tags":["open","busy"],"entry":[],"asks":["submitLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.submitLines","index":0,"target":"added","actor":"system","action":"담김","guard":"isTaken","effects":["forgetLines"],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":1,"target":"ordering","actor":"system","action":"주문서로","guard":"isOrdered","effects":[],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":2,"target":"picking","actor":"system","action":"살 수 없음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.submitLines","index":0,"target":"picking","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"added","label":"담김","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"picking","actor":"buyer","action":"더 고르기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.goToCart","index":0,"target":"leaving","actor":"buyer","action":"장바구니 보기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"장바구니로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"ordering","label":"주문서로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 390,
  height: 942,
  states: {
    "closed": {"x":91,"y":24,"width":96,"height":60},
    "picking": {"x":143,"y":246,"width":96,"height":60},
    "submitting": {"x":199,"y":496,"width":158,"height":78},
    "added": {"x":108,"y":714,"width":96,"height":60},
    "leaving": {"x":87,"y":858,"width":138,"height":60},
    "ordering": {"x":242,"y":714,"width":124,"height":60},
  },
  start: [[31,54],[91,54]],
  arrows: [
    {"from":"closed","to":"picking","points":[[163,84],[163,104],[207,104],[207,246]],"label":{"x":180,"y":124,"width":54,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"picking","to":"picking","points":[[239,266],[255,266],[255,286],[239,286]],"label":{"x":261,"y":192,"width":100,"height":168},"steps":[{"state":"picking","event":"value.picked","index":0},{"state":"picking","event":"value.undone","index":0},{"state":"picking","event":"option.picked","index":0},{"state":"picking","event":"quantity.changed","index":0},{"state":"picking","event":"line.removed","index":0},{"state":"picking","event":"buyer.submit","index":1}]},
    {"from":"picking","to":"submitting","points":[[215,306],[215,380],[304,380],[304,496]],"label":{"x":249,"y":405,"width":110,"height":46},"steps":[{"state":"picking","event":"buyer.submit","index":0}]},
    {"from":"picking","to":"closed","points":[[175,246],[175,172],[139,172],[139,84]],"label":{"x":112,"y":124,"width":54,"height":28},"steps":[{"state":"picking","event":"buyer.dismiss","index":0}]},
    {"from":"submitting","to":"added","points":[[251,574],[251,594],[180,594],[180,714]],"label":{"x":129,"y":614,"width":102,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":0}]},
    {"from":"submitting","to":"ordering","points":[[304,574],[304,714]],"label":{"x":245,"y":614,"width":118,"height":46},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":1}]},
    {"from":"submitting","to":"picking","points":[[251,496],[251,476],[191,476],[191,306]],"label":{"x":147,"y":400,"width":88,"height":56},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":2},{"state":"submitting","event":"xstate.error.actor.submitLines","index":0}]},
    {"from":"added","to":"picking","points":[[156,714],[156,680],[111,680],[111,380],[167,380],[167,306]],"label":{"x":69,"y":521,"width":84,"height":28},"steps":[{"state":"added","event":"buyer.open","index":0}]},
    {"from":"added","to":"leaving","points":[[156,774],[156,858]],"label":{"x":101,"y":802,"width":110,"height":28},"steps":[{"state":"added","event":"buyer.goToCart","index":0}]},
    {"from":"added","to":"closed","points":[[132,714],[132,694],[51,694],[51,104],[115,104],[115,84]],"label":{"x":24,"y":414,"width":54,"height":28},"steps":[{"state":"added","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "optionSheet",
 "meta": {
  "label": "옵션 고르기"
 },
 "context": {
  "intent": "CART",
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
     "target": "picking",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "담는 중"
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

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  picking : picking 고르는 중\n  submitting : submitting 담는 중<br/>do / submitLines\n  added : added 담김\n  leaving : leaving 장바구니로 이동\n  ordering : ordering 주문서로 이동\n  [*] --> closed\n  closed --> picking : 열기\n  picking --> picking : 값 고르기<br/>값 되돌리기<br/>옵션 고르기<br/>수량 바꾸기<br/>옵션 빼기<br/>고른 것 없음\n  picking --> submitting : 담기·구매 [hasLines]\n  picking --> closed : 닫기\n  submitting --> added : 담김 [isTaken]\n  submitting --> ordering : 주문서로 [isOrdered]\n  submitting --> picking : 살 수 없음<br/>답이 없음\n  added --> picking : 더 고르기\n  added --> leaving : 장바구니 보기\n  added --> closed : 닫기\n  leaving --> [*]\n  ordering --> [*]\n"
