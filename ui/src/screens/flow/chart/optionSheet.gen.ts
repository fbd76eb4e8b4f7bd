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
    {"state":"submitting","label":"담는 중","tags":["open","busy"],"entry":[],"asks":["submitLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.submitLines","index":0,"target":"added","actor":"system","action":"담김","guard":"isTaken","effects":["forgetLines"],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":1,"target":"ordering","actor":"system","action":"주문서로","guard":"isOrdered","effects":[],"otherwise":null},{"event":"xstate.done.actor.submitLines","index":2,"target":"picking","actor":"system","action":"살 수 없음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.submitLines","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"담겼는지 모름","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"submitting","actor":"buyer","action":"같은 것 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"picking","actor":"buyer","action":"알림 닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"added","label":"담김","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"picking","actor":"buyer","action":"더 고르기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.goToCart","index":0,"target":"leaving","actor":"buyer","action":"장바구니 보기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"장바구니로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"ordering","label":"주문서로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 629,
  height: 934,
  states: {
    "closed": {"x":479,"y":24,"width":96,"height":60},
    "picking": {"x":487,"y":260,"width":96,"height":60},
    "submitting": {"x":377,"y":510,"width":117,"height":60},
    "unanswered": {"x":409,"y":706,"width":123,"height":60},
    "added": {"x":64,"y":706,"width":96,"height":60},
    "leaving": {"x":43,"y":850,"width":137,"height":60},
    "ordering": {"x":188,"y":706,"width":123,"height":60},
  },
  arrows: [
    {"from":"closed","to":"picking","points":[[527,84],[527,118],[483,118],[483,186],[519,186],[519,260]],"label":{"x":456,"y":138,"width":54,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"picking","to":"picking","points":[[487,280],[471,280],[471,300],[487,300]],"label":{"x":365,"y":206,"width":100,"height":168},"steps":[{"state":"picking","event":"value.picked","index":0},{"state":"picking","event":"value.undone","index":0},{"state":"picking","event":"option.picked","index":0},{"state":"picking","event":"quantity.changed","index":0},{"state":"picking","event":"line.removed","index":0},{"state":"picking","event":"buyer.submit","index":1}]},
    {"from":"picking","to":"submitting","points":[[525,320],[525,408],[353,408],[353,490],[416,490],[416,510]],"label":{"x":309,"y":442,"width":88,"height":28},"steps":[{"state":"picking","event":"buyer.submit","index":0}]},
    {"from":"picking","to":"closed","points":[[551,260],[551,84]],"label":{"x":524,"y":138,"width":54,"height":28},"steps":[{"state":"picking","event":"buyer.dismiss","index":0}]},
    {"from":"submitting","to":"added","points":[[400,570],[400,590],[169,590],[169,686],[136,686],[136,706]],"label":{"x":142,"y":638,"width":54,"height":28},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":0}]},
    {"from":"submitting","to":"ordering","points":[[424,570],[424,604],[249,604],[249,706]],"label":{"x":210,"y":638,"width":79,"height":28},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":1}]},
    {"from":"submitting","to":"picking","points":[[455,510],[455,422],[544,422],[544,320]],"label":{"x":411,"y":442,"width":87,"height":28},"steps":[{"state":"submitting","event":"xstate.done.actor.submitLines","index":2}]},
    {"from":"submitting","to":"unanswered","points":[[447,570],[447,618],[344,618],[344,686],[440,686],[440,706]],"label":{"x":303,"y":638,"width":83,"height":28},"steps":[{"state":"submitting","event":"xstate.error.actor.submitLines","index":0}]},
    {"from":"unanswered","to":"submitting","points":[[471,706],[471,570]],"label":{"x":400,"y":638,"width":142,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"picking","points":[[501,706],[501,686],[563,686],[563,320]],"label":{"x":522,"y":526,"width":83,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"added","to":"picking","points":[[112,706],[112,394],[506,394],[506,320]],"label":{"x":70,"y":526,"width":83,"height":28},"steps":[{"state":"added","event":"buyer.open","index":0}]},
    {"from":"added","to":"leaving","points":[[112,766],[112,850]],"label":{"x":57,"y":794,"width":109,"height":28},"steps":[{"state":"added","event":"buyer.goToCart","index":0}]},
    {"from":"added","to":"closed","points":[[88,706],[88,686],[51,686],[51,104],[503,104],[503,84]],"label":{"x":24,"y":442,"width":54,"height":28},"steps":[{"state":"added","event":"buyer.dismiss","index":0}]},
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
     }
    }
   }
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
     }
    },
    "value.undone": {
     "target": "picking",
     "actions": "dropValue",
     "meta": {
      "actor": "buyer",
      "action": "값 되돌리기"
     }
    },
    "option.picked": {
     "target": "picking",
     "actions": "addLine",
     "meta": {
      "actor": "buyer",
      "action": "옵션 고르기"
     }
    },
    "quantity.changed": {
     "target": "picking",
     "actions": "changeLine",
     "meta": {
      "actor": "buyer",
      "action": "수량 바꾸기"
     }
    },
    "line.removed": {
     "target": "picking",
     "actions": "dropLine",
     "meta": {
      "actor": "buyer",
      "action": "옵션 빼기"
     }
    },
    "buyer.submit": [
     {
      "target": "submitting",
      "guard": "hasLines",
      "actions": "keepIntent",
      "meta": {
       "actor": "buyer",
       "action": "담기·구매"
      }
     },
     {
      "target": "picking",
      "actions": "noteNothingPicked",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      }
     }
    ],
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "ordering",
      "guard": "isOrdered",
      "meta": {
       "actor": "system",
       "action": "주문서로"
      }
     },
     {
      "target": "picking",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "picking",
     "meta": {
      "actor": "buyer",
      "action": "알림 닫기"
     }
    }
   }
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
     }
    },
    "buyer.goToCart": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "장바구니 보기"
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "leaving": {
   "meta": {
    "label": "장바구니로 이동"
   },
   "tags": [
    "terminal"
   ]
  },
  "ordering": {
   "meta": {
    "label": "주문서로 이동"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  picking : picking 고르는 중\n  submitting : submitting 담는 중\n  unanswered : unanswered 담겼는지 모름\n  added : added 담김\n  leaving : leaving 장바구니로 이동\n  ordering : ordering 주문서로 이동\n  [*] --> closed\n  closed --> picking : 열기\n  picking --> picking : 값 고르기<br/>값 되돌리기<br/>옵션 고르기<br/>수량 바꾸기<br/>옵션 빼기<br/>고른 것 없음\n  picking --> submitting : 담기·구매\n  picking --> closed : 닫기\n  submitting --> added : 담김\n  submitting --> ordering : 주문서로\n  submitting --> picking : 살 수 없음\n  submitting --> unanswered : 답이 없음\n  unanswered --> submitting : 같은 것 다시 보내기\n  unanswered --> picking : 알림 닫기\n  added --> picking : 더 고르기\n  added --> leaving : 장바구니 보기\n  added --> closed : 닫기\n  leaving --> [*]\n  ordering --> [*]\n"
