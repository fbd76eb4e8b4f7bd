// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "couponSheet",
  label: "쿠폰 고르기",
  start: "closed",
  guards: ["hasCode","isQuoted","isRefused"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"닫힘","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.open","index":0,"target":"choosing","actor":"buyer","action":"쿠폰 바꾸기","guard":"isQuoted","effects":["forgetNotices","keep"],"otherwise":null},{"event":"buyer.open","index":1,"target":"loading","actor":"buyer","action":"쿠폰 보기","guard":null,"effects":["forgetNotices"],"otherwise":null}]},
    {"state":"loading","label":"불러오는 중","tags":["busy","open"],"entry":[],"asks":["loadCoupons"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.loadCoupons","index":1,"target":"choosing","actor":"system","action":"가장 좋은 쿠폰","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.loadCoupons","index":0,"target":"failed","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"failed","label":"불러오지 못함","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"loading","actor":"buyer","action":"다시 시도","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"choosing","label":"고르는 중","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"쿠폰 선택","guard":null,"effects":["forgetNotices","pick"],"otherwise":null},{"event":"buyer.reset","index":0,"target":"loading","actor":"buyer","action":"초기화","guard":null,"effects":["forgetNotices"],"otherwise":null},{"event":"buyer.enterCode","index":0,"target":"registering","actor":"buyer","action":"쿠폰 번호 등록","guard":"hasCode","effects":["forgetNotices","keepCode"],"otherwise":null},{"event":"buyer.enterCode","index":1,"target":"choosing","actor":"buyer","action":"빈 쿠폰 번호","guard":null,"effects":["forgetNotices","noteNoCode"],"otherwise":null},{"event":"buyer.apply","index":0,"target":"applied","actor":"buyer","action":"적용하기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"recomputing","label":"다시 계산 중","tags":["busy","open"],"entry":[],"asks":["priceCoupons"],"otherwise":null,"steps":[{"event":"buyer.pick","index":0,"target":"recomputing","actor":"buyer","action":"다른 쿠폰 선택","guard":null,"effects":["pick"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":["takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep","takeBack"],"otherwise":null},{"event":"xstate.done.actor.priceCoupons","index":1,"target":"choosing","actor":"system","action":"계산됨","guard":null,"effects":["keep"],"otherwise":null},{"event":"xstate.error.actor.priceCoupons","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure","takeBack"],"otherwise":null}]},
    {"state":"registering","label":"쿠폰 번호 확인 중","tags":["busy","open"],"entry":[],"asks":["registerCode"],"otherwise":null,"steps":[{"event":"xstate.done.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"거절","guard":"isRefused","effects":["keep"],"otherwise":null},{"event":"xstate.done.actor.registerCode","index":1,"target":"loading","actor":"system","action":"등록됨","guard":null,"effects":["noteRegistered"],"otherwise":null},{"event":"xstate.error.actor.registerCode","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"applied","label":"적용됨","tags":["terminal"],"entry":["applyPicks"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 938,
  height: 902,
  states: {
    "closed": {"x":70,"y":24,"width":96,"height":60},
    "loading": {"x":517,"y":260,"width":148,"height":78},
    "failed": {"x":751,"y":532,"width":124,"height":60},
    "choosing": {"x":356,"y":532,"width":102,"height":60},
    "recomputing": {"x":44,"y":800,"width":156,"height":78},
    "registering": {"x":488,"y":800,"width":156,"height":78},
    "applied": {"x":364,"y":800,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"closed","to":"choosing","points":[[111,84],[111,164],[409,164],[409,498],[397,498],[397,532]],"label":{"x":357,"y":277,"width":104,"height":44},"steps":[{"state":"closed","event":"buyer.open","index":0}]},
    {"from":"closed","to":"loading","points":[[139,84],[139,136],[616,136],[616,260]],"label":{"x":574,"y":192,"width":84,"height":28},"steps":[{"state":"closed","event":"buyer.open","index":1}]},
    {"from":"loading","to":"closed","points":[[566,260],[566,240],[533,240],[533,150],[125,150],[125,84]],"label":{"x":506,"y":192,"width":54,"height":28},"steps":[{"state":"loading","event":"buyer.dismiss","index":0}]},
    {"from":"loading","to":"failed","points":[[640,338],[640,358],[813,358],[813,532]],"label":{"x":758,"y":406,"width":110,"height":72},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":0},{"state":"loading","event":"xstate.error.actor.loadCoupons","index":0}]},
    {"from":"loading","to":"choosing","points":[[566,338],[566,512],[438,512],[438,532]],"label":{"x":509,"y":428,"width":114,"height":28},"steps":[{"state":"loading","event":"xstate.done.actor.loadCoupons","index":1}]},
    {"from":"failed","to":"loading","points":[[782,532],[782,498],[702,498],[702,372],[616,372],[616,338]],"label":{"x":660,"y":428,"width":84,"height":28},"steps":[{"state":"failed","event":"buyer.retry","index":0}]},
    {"from":"failed","to":"closed","points":[[844,532],[844,498],[887,498],[887,122],[152,122],[152,84]],"label":{"x":860,"y":285,"width":54,"height":28},"steps":[{"state":"failed","event":"buyer.dismiss","index":0}]},
    {"from":"choosing","to":"recomputing","points":[[390,592],[390,626],[235,626],[235,780],[161,780],[161,800]],"label":{"x":193,"y":696,"width":84,"height":28},"steps":[{"state":"choosing","event":"buyer.pick","index":0}]},
    {"from":"choosing","to":"loading","points":[[417,532],[417,498],[461,498],[461,358],[542,358],[542,338]],"label":{"x":427,"y":428,"width":68,"height":28},"steps":[{"state":"choosing","event":"buyer.reset","index":0}]},
    {"from":"choosing","to":"registering","points":[[441,592],[441,612],[566,612],[566,800]],"label":{"x":509,"y":688,"width":114,"height":44},"steps":[{"state":"choosing","event":"buyer.enterCode","index":0}]},
    {"from":"choosing","to":"choosing","points":[[458,552],[474,552],[474,572],[458,572]],"label":{"x":480,"y":548,"width":100,"height":28},"steps":[{"state":"choosing","event":"buyer.enterCode","index":1}]},
    {"from":"choosing","to":"applied","points":[[407,592],[407,640],[331,640],[331,780],[412,780],[412,800]],"label":{"x":291,"y":696,"width":80,"height":28},"steps":[{"state":"choosing","event":"buyer.apply","index":0}]},
    {"from":"choosing","to":"closed","points":[[376,532],[376,498],[316,498],[316,178],[97,178],[97,84]],"label":{"x":289,"y":285,"width":54,"height":28},"steps":[{"state":"choosing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"recomputing","points":[[200,826],[216,826],[216,852],[200,852]],"label":{"x":222,"y":825,"width":114,"height":28},"steps":[{"state":"recomputing","event":"buyer.pick","index":0}]},
    {"from":"recomputing","to":"closed","points":[[83,800],[83,780],[51,780],[51,108],[84,108],[84,84]],"label":{"x":24,"y":428,"width":54,"height":28},"steps":[{"state":"recomputing","event":"buyer.dismiss","index":0}]},
    {"from":"recomputing","to":"choosing","points":[[122,800],[122,780],[124,780],[124,612],[373,612],[373,592]],"label":{"x":69,"y":660,"width":110,"height":100},"steps":[{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":0},{"state":"recomputing","event":"xstate.done.actor.priceCoupons","index":1},{"state":"recomputing","event":"xstate.error.actor.priceCoupons","index":0}]},
    {"from":"registering","to":"choosing","points":[[527,800],[527,780],[440,780],[440,626],[424,626],[424,592]],"label":{"x":385,"y":674,"width":110,"height":72},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":0},{"state":"registering","event":"xstate.error.actor.registerCode","index":0}]},
    {"from":"registering","to":"loading","points":[[605,800],[605,780],[642,780],[642,386],[591,386],[591,338]],"label":{"x":608,"y":548,"width":68,"height":28},"steps":[{"state":"registering","event":"xstate.done.actor.registerCode","index":1}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "couponSheet",
 "meta": {
  "label": "쿠폰 고르기"
 },
 "context": {
  "quote": null,
  "picks": {},
  "code": "",
  "notice": null,
  "refusedText": null
 },
 "initial": "closed",
 "states": {
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "on": {
    "buyer.open": [
     {
      "target": "choosing",
      "guard": "isQuoted",
      "actions": [
       "forgetNotices",
       "keep"
      ],
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 바꾸기"
      },
      "description": "구매자: 쿠폰 바꾸기"
     },
     {
      "target": "loading",
      "actions": "forgetNotices",
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 보기"
      },
      "description": "구매자: 쿠폰 보기"
     }
    ]
   },
   "description": "닫힘"
  },
  "loading": {
   "meta": {
    "label": "불러오는 중"
   },
   "tags": [
    "busy",
    "open"
   ],
   "invoke": {
    "id": "loadCoupons",
    "src": "loadCoupons",
    "onDone": [
     {
      "target": "failed",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "가장 좋은 쿠폰"
      },
      "description": "시스템: 가장 좋은 쿠폰"
     }
    ],
    "onError": {
     "target": "failed",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "불러오는 중"
  },
  "failed": {
   "meta": {
    "label": "불러오지 못함"
   },
   "tags": [
    "open"
   ],
   "on": {
    "buyer.retry": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "다시 시도"
     },
     "description": "구매자: 다시 시도"
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
   "description": "불러오지 못함"
  },
  "choosing": {
   "meta": {
    "label": "고르는 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "buyer.pick": {
     "target": "recomputing",
     "actions": [
      "forgetNotices",
      "pick"
     ],
     "meta": {
      "actor": "buyer",
      "action": "쿠폰 선택"
     },
     "description": "구매자: 쿠폰 선택"
    },
    "buyer.reset": {
     "target": "loading",
     "actions": "forgetNotices",
     "meta": {
      "actor": "buyer",
      "action": "초기화"
     },
     "description": "구매자: 초기화"
    },
    "buyer.enterCode": [
     {
      "target": "registering",
      "guard": "hasCode",
      "actions": [
       "forgetNotices",
       "keepCode"
      ],
      "meta": {
       "actor": "buyer",
       "action": "쿠폰 번호 등록"
      },
      "description": "구매자: 쿠폰 번호 등록"
     },
     {
      "target": "choosing",
      "actions": [
       "forgetNotices",
       "noteNoCode"
      ],
      "meta": {
       "actor": "buyer",
       "action": "빈 쿠폰 번호"
      },
      "description": "구매자: 빈 쿠폰 번호"
     }
    ],
    "buyer.apply": {
     "target": "applied",
     "meta": {
      "actor": "buyer",
      "action": "적용하기"
     },
     "description": "구매자: 적용하기"
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
   "description": "고르는 중"
  },
  "recomputing": {
   "meta": {
    "label": "다시 계산 중"
   },
   "tags": [
    "busy",
    "open"
   ],
   "invoke": {
    "id": "priceCoupons",
    "src": "priceCoupons",
    "onDone": [
     {
      "target": "choosing",
      "guard": "isRefused",
      "actions": [
       "keep",
       "takeBack"
      ],
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "choosing",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "계산됨"
      },
      "description": "시스템: 계산됨"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": [
      "noteFailure",
      "takeBack"
     ],
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "on": {
    "buyer.pick": {
     "target": "recomputing",
     "reenter": true,
     "actions": "pick",
     "meta": {
      "actor": "buyer",
      "action": "다른 쿠폰 선택"
     },
     "description": "구매자: 다른 쿠폰 선택"
    },
    "buyer.dismiss": {
     "target": "closed",
     "actions": "takeBack",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "다시 계산 중"
  },
  "registering": {
   "meta": {
    "label": "쿠폰 번호 확인 중"
   },
   "tags": [
    "busy",
    "open"
   ],
   "invoke": {
    "id": "registerCode",
    "src": "registerCode",
    "onDone": [
     {
      "target": "choosing",
      "guard": "isRefused",
      "actions": "keep",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     },
     {
      "target": "loading",
      "actions": "noteRegistered",
      "meta": {
       "actor": "system",
       "action": "등록됨"
      },
      "description": "시스템: 등록됨"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "쿠폰 번호 확인 중"
  },
  "applied": {
   "meta": {
    "label": "적용됨"
   },
   "tags": [
    "terminal"
   ],
   "entry": "applyPicks",
   "description": "적용됨",
   "type": "final"
  }
 },
 "description": "쿠폰 고르기"
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  loading : loading 불러오는 중<br/>do / loadCoupons\n  failed : failed 불러오지 못함\n  choosing : choosing 고르는 중\n  recomputing : recomputing 다시 계산 중<br/>do / priceCoupons\n  registering : registering 쿠폰 번호 확인 중<br/>do / registerCode\n  applied : applied 적용됨\n  [*] --> closed\n  closed --> choosing : 쿠폰 바꾸기 [isQuoted]\n  closed --> loading : 쿠폰 보기\n  loading --> closed : 닫기\n  loading --> failed : 거절 [isRefused]<br/>답이 없음\n  loading --> choosing : 가장 좋은 쿠폰\n  failed --> loading : 다시 시도\n  failed --> closed : 닫기\n  choosing --> recomputing : 쿠폰 선택\n  choosing --> loading : 초기화\n  choosing --> registering : 쿠폰 번호 등록 [hasCode]\n  choosing --> choosing : 빈 쿠폰 번호\n  choosing --> applied : 적용하기\n  choosing --> closed : 닫기\n  recomputing --> recomputing : 다른 쿠폰 선택\n  recomputing --> closed : 닫기\n  recomputing --> choosing : 거절 [isRefused]<br/>계산됨<br/>답이 없음\n  registering --> choosing : 거절 [isRefused]<br/>답이 없음\n  registering --> loading : 등록됨\n  applied --> [*]\n"
