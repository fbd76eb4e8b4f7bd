// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "checkout",
  label: "주문서",
  start: "loading",
  guards: ["isBuyable","isChanged","isComplete","isIncomplete","isPlaced","isRefused","isUnchanged"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"loading","label":"불러오는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"주문서 열림","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"살 수 없는 상품 발견","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"editing","label":"작성 중","tags":["editable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"주문서 갱신","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"살 수 없는 상품 발견","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"checking","actor":"buyer","action":"결제하기","guard":"isComplete","effects":["keep"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"editing","actor":"buyer","action":"빠진 내용 확인","guard":null,"effects":["keep"],"otherwise":null}]},
    {"state":"checking","label":"주문 내용 확인 중","tags":["busy"],"entry":[],"asks":["checkOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkOrder","index":0,"target":"placing","actor":"system","action":"그대로","guard":"isUnchanged","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":1,"target":"differing","actor":"system","action":"달라짐","guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":2,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.checkOrder","index":3,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.checkOrder","index":0,"target":"editing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"differing","label":"달라진 내용 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.accept","index":0,"target":"editing","actor":"buyer","action":"달라진 내용 확인","guard":null,"effects":[],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 상품 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"system","action":"다시 살 수 있음","guard":"isBuyable","effects":["keep"],"otherwise":null},{"event":"facts.changed","index":1,"target":"blocked","actor":"system","action":"아직 살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placing","label":"주문 중","tags":["busy"],"entry":[],"asks":["placeOrder"],"otherwise":null,"steps":[{"event":"xstate.done.actor.placeOrder","index":0,"target":"placed","actor":"system","action":"주문됨","guard":"isPlaced","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":1,"target":"differing","actor":"system","action":"달라짐","guard":"isChanged","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":2,"target":"editing","actor":"system","action":"빠짐","guard":"isIncomplete","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":3,"target":"refused","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.placeOrder","index":4,"target":"blocked","actor":"system","action":"살 수 없음","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.placeOrder","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"unanswered","label":"주문됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"placing","actor":"buyer","action":"같은 주문 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"주문할 수 없음 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"placed","label":"주문됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1150,
  height: 1050,
  states: {
    "loading": {"x":61,"y":24,"width":109,"height":60},
    "editing": {"x":593,"y":180,"width":96,"height":60},
    "checking": {"x":493,"y":390,"width":145,"height":60},
    "differing": {"x":739,"y":586,"width":141,"height":60},
    "blocked": {"x":453,"y":586,"width":163,"height":60},
    "placing": {"x":515,"y":770,"width":96,"height":60},
    "unanswered": {"x":630,"y":966,"width":137,"height":60},
    "refused": {"x":148,"y":966,"width":159,"height":60},
    "placed": {"x":506,"y":966,"width":96,"height":60},
  },
  arrows: [
    {"from":"loading","to":"editing","points":[[133,84],[133,104],[641,104],[641,180]],"label":{"x":593,"y":124,"width":96,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":0}]},
    {"from":"loading","to":"blocked","points":[[97,84],[97,566],[486,566],[486,586]],"label":{"x":24,"y":322,"width":146,"height":28},"steps":[{"state":"loading","event":"facts.changed","index":1}]},
    {"from":"editing","to":"editing","points":[[593,200],[577,200],[577,220],[593,220]],"label":{"x":458,"y":182,"width":113,"height":56},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"blocked","points":[[615,240],[615,274],[280,274],[280,552],[518,552],[518,586]],"label":{"x":207,"y":406,"width":146,"height":28},"steps":[{"state":"editing","event":"facts.changed","index":1}]},
    {"from":"editing","to":"checking","points":[[625,240],[625,288],[541,288],[541,390]],"label":{"x":502,"y":322,"width":79,"height":28},"steps":[{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"checking","to":"placing","points":[[580,450],[580,484],[678,484],[678,722],[554,722],[554,770]],"label":{"x":644,"y":602,"width":67,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":0}]},
    {"from":"checking","to":"differing","points":[[609,450],[609,470],[786,470],[786,586]],"label":{"x":753,"y":504,"width":67,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":1}]},
    {"from":"checking","to":"refused","points":[[522,450],[522,470],[295,470],[295,932],[228,932],[228,966]],"label":{"x":268,"y":674,"width":54,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":2}]},
    {"from":"checking","to":"blocked","points":[[551,450],[551,586]],"label":{"x":507,"y":504,"width":87,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkOrder","index":3}]},
    {"from":"checking","to":"editing","points":[[589,390],[589,370],[636,370],[636,240]],"label":{"x":595,"y":322,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkOrder","index":0}]},
    {"from":"differing","to":"editing","points":[[833,586],[833,566],[973,566],[973,288],[657,288],[657,240]],"label":{"x":910,"y":406,"width":125,"height":28},"steps":[{"state":"differing","event":"buyer.accept","index":0}]},
    {"from":"blocked","to":"editing","points":[[583,586],[583,552],[838,552],[838,302],[647,302],[647,240]],"label":{"x":779,"y":392,"width":117,"height":56},"steps":[{"state":"blocked","event":"facts.changed","index":0},{"state":"blocked","event":"buyer.dismiss","index":0}]},
    {"from":"blocked","to":"blocked","points":[[453,606],[437,606],[437,626],[453,626]],"label":{"x":314,"y":602,"width":117,"height":28},"steps":[{"state":"blocked","event":"facts.changed","index":1}]},
    {"from":"placing","to":"placed","points":[[554,830],[554,966]],"label":{"x":520,"y":884,"width":67,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":0}]},
    {"from":"placing","to":"differing","points":[[573,770],[573,736],[810,736],[810,646]],"label":{"x":776,"y":674,"width":67,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":1}]},
    {"from":"placing","to":"editing","points":[[592,770],[592,750],[1053,750],[1053,274],[668,274],[668,240]],"label":{"x":1026,"y":504,"width":54,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":2}]},
    {"from":"placing","to":"refused","points":[[535,830],[535,850],[341,850],[341,946],[268,946],[268,966]],"label":{"x":314,"y":884,"width":54,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":3}]},
    {"from":"placing","to":"blocked","points":[[535,770],[535,646]],"label":{"x":491,"y":674,"width":87,"height":28},"steps":[{"state":"placing","event":"xstate.done.actor.placeOrder","index":4}]},
    {"from":"placing","to":"unanswered","points":[[573,830],[573,864],[664,864],[664,966]],"label":{"x":622,"y":884,"width":83,"height":28},"steps":[{"state":"placing","event":"xstate.error.actor.placeOrder","index":0}]},
    {"from":"unanswered","to":"placing","points":[[698,966],[698,932],[797,932],[797,850],[592,850],[592,830]],"label":{"x":719,"y":884,"width":155,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[732,966],[732,946],[1099,946],[1099,260],[679,260],[679,240]],"label":{"x":1072,"y":602,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"editing","points":[[188,966],[188,260],[604,260],[604,240]],"label":{"x":161,"y":602,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "checkout",
 "meta": {
  "label": "주문서"
 },
 "context": {
  "submission": null,
  "incomplete": [],
  "change": null,
  "blocked": [],
  "order": null,
  "refusedText": null,
  "hasFailed": false
 },
 "initial": "loading",
 "states": {
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문서 열림"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없는 상품 발견"
      }
     }
    ]
   }
  },
  "editing": {
   "meta": {
    "label": "작성 중"
   },
   "tags": [
    "editable"
   ],
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문서 갱신"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없는 상품 발견"
      }
     }
    ],
    "buyer.submit": [
     {
      "target": "checking",
      "guard": "isComplete",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "결제하기"
      }
     },
     {
      "target": "editing",
      "actions": "keep",
      "meta": {
       "actor": "buyer",
       "action": "빠진 내용 확인"
      }
     }
    ]
   }
  },
  "checking": {
   "meta": {
    "label": "주문 내용 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkOrder",
    "src": "checkOrder",
    "onDone": [
     {
      "target": "placing",
      "guard": "isUnchanged",
      "meta": {
       "actor": "system",
       "action": "그대로"
      }
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      }
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "editing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "differing": {
   "meta": {
    "label": "달라진 내용 알림"
   },
   "on": {
    "buyer.accept": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "달라진 내용 확인"
     }
    }
   }
  },
  "blocked": {
   "meta": {
    "label": "살 수 없는 상품 알림"
   },
   "on": {
    "facts.changed": [
     {
      "target": "editing",
      "guard": "isBuyable",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "다시 살 수 있음"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "아직 살 수 없음"
      }
     }
    ],
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "placing": {
   "meta": {
    "label": "주문 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "placeOrder",
    "src": "placeOrder",
    "onDone": [
     {
      "target": "placed",
      "guard": "isPlaced",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "주문됨"
      }
     },
     {
      "target": "differing",
      "guard": "isChanged",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "달라짐"
      }
     },
     {
      "target": "editing",
      "guard": "isIncomplete",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "빠짐"
      }
     },
     {
      "target": "refused",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     },
     {
      "target": "blocked",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      }
     }
    ],
    "onError": {
     "target": "unanswered",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "unanswered": {
   "meta": {
    "label": "주문됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "placing",
     "meta": {
      "actor": "buyer",
      "action": "같은 주문 다시 보내기"
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "refused": {
   "meta": {
    "label": "주문할 수 없음 알림"
   },
   "on": {
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "placed": {
   "meta": {
    "label": "주문됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  loading : loading 불러오는 중\n  editing : editing 작성 중\n  checking : checking 주문 내용 확인 중\n  differing : differing 달라진 내용 알림\n  blocked : blocked 살 수 없는 상품 알림\n  placing : placing 주문 중\n  unanswered : unanswered 주문됐는지 모름\n  refused : refused 주문할 수 없음 알림\n  placed : placed 주문됨\n  [*] --> loading\n  loading --> editing : 주문서 열림\n  loading --> blocked : 살 수 없는 상품 발견\n  editing --> editing : 주문서 갱신<br/>빠진 내용 확인\n  editing --> blocked : 살 수 없는 상품 발견\n  editing --> checking : 결제하기\n  checking --> placing : 그대로\n  checking --> differing : 달라짐\n  checking --> refused : 거절\n  checking --> blocked : 살 수 없음\n  checking --> editing : 답이 없음\n  differing --> editing : 달라진 내용 확인\n  blocked --> editing : 다시 살 수 있음<br/>닫기\n  blocked --> blocked : 아직 살 수 없음\n  placing --> placed : 주문됨\n  placing --> differing : 달라짐\n  placing --> editing : 빠짐\n  placing --> refused : 거절\n  placing --> blocked : 살 수 없음\n  placing --> unanswered : 답이 없음\n  unanswered --> placing : 같은 주문 다시 보내기\n  unanswered --> editing : 닫기\n  refused --> editing : 닫기\n  placed --> [*]\n"
