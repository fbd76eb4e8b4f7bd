// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "session",
  label: "로그인 상태",
  start: "unknown",
  guards: ["hasAction"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"unknown","label":"확인 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"system","action":"로그인되어 있음","guard":null,"effects":["forgetNotice"],"otherwise":null},{"event":"session.missing","index":0,"target":"asking","actor":"system","action":"로그인이 필요함","guard":"hasAction","effects":["noteAction"],"otherwise":null},{"event":"session.missing","index":1,"target":"guest","actor":"system","action":"로그인 없음","guard":null,"effects":[],"otherwise":null},{"event":"action.refused","index":0,"target":"unknown","actor":"system","action":"확인 전의 거절","guard":null,"effects":["keepReturn"],"otherwise":null}]},
    {"state":"guest","label":"비회원","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"로그인","guard":null,"effects":[],"otherwise":null},{"event":"action.refused","index":0,"target":"asking","actor":"system","action":"로그인이 필요함","guard":null,"effects":["keepAction"],"otherwise":null}]},
    {"state":"member","label":"로그인됨","tags":["loggedIn"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"session.expired","index":0,"target":"asking","actor":"system","action":"만료","guard":null,"effects":["noteExpired"],"otherwise":null},{"event":"session.idle","index":0,"target":"asking","actor":"system","action":"자동 로그아웃","guard":null,"effects":["noteIdle"],"otherwise":null},{"event":"buyer.logOut","index":0,"target":"leaving","actor":"buyer","action":"로그아웃","guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"로그인할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"guest","actor":"buyer","action":"로그인하러 가기","guard":null,"effects":["goToLogin","forgetNotice"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"guest","actor":"buyer","action":"닫기","guard":null,"effects":["forgetNotice"],"otherwise":null},{"event":"session.opened","index":0,"target":"member","actor":"buyer","action":"다른 창에서 로그인","guard":null,"effects":["forgetNotice"],"otherwise":null}]},
    {"state":"leaving","label":"로그아웃하는 중","tags":["busy"],"entry":[],"asks":["logOut"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logOut","index":0,"target":"guest","actor":"system","action":"로그아웃됨","guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.logOut","index":0,"target":"guest","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 711,
  height: 732,
  states: {
    "unknown": {"x":70,"y":24,"width":96,"height":60},
    "guest": {"x":269,"y":206,"width":96,"height":60},
    "member": {"x":416,"y":406,"width":96,"height":60},
    "asking": {"x":336,"y":630,"width":156,"height":60},
    "leaving": {"x":40,"y":630,"width":138,"height":78},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"unknown","to":"member","points":[[118,84],[118,122],[480,122],[480,406]],"label":{"x":419,"y":222,"width":122,"height":28},"steps":[{"state":"unknown","event":"session.opened","index":0}]},
    {"from":"unknown","to":"asking","points":[[142,84],[142,108],[626,108],[626,610],[466,610],[466,630]],"label":{"x":565,"y":320,"width":122,"height":46},"steps":[{"state":"unknown","event":"session.missing","index":0}]},
    {"from":"unknown","to":"guest","points":[[94,84],[94,136],[317,136],[317,206]],"label":{"x":269,"y":150,"width":96,"height":28},"steps":[{"state":"unknown","event":"session.missing","index":1}]},
    {"from":"unknown","to":"unknown","points":[[166,44],[182,44],[182,64],[166,64]],"label":{"x":188,"y":40,"width":114,"height":28},"steps":[{"state":"unknown","event":"action.refused","index":0}]},
    {"from":"guest","to":"member","points":[[346,266],[346,286],[379,286],[379,386],[448,386],[448,406]],"label":{"x":345,"y":329,"width":68,"height":28},"steps":[{"state":"guest","event":"session.opened","index":0}]},
    {"from":"guest","to":"asking","points":[[327,266],[327,596],[388,596],[388,630]],"label":{"x":266,"y":422,"width":122,"height":28},"steps":[{"state":"guest","event":"action.refused","index":0}]},
    {"from":"member","to":"asking","points":[[488,466],[488,486],[552,486],[552,596],[440,596],[440,630]],"label":{"x":497,"y":520,"width":110,"height":56},"steps":[{"state":"member","event":"session.expired","index":0},{"state":"member","event":"session.idle","index":0}]},
    {"from":"member","to":"leaving","points":[[440,466],[440,486],[132,486],[132,630]],"label":{"x":92,"y":534,"width":80,"height":28},"steps":[{"state":"member","event":"buyer.logOut","index":0}]},
    {"from":"asking","to":"guest","points":[[362,630],[362,610],[191,610],[191,300],[307,300],[307,266]],"label":{"x":130,"y":408,"width":122,"height":56},"steps":[{"state":"asking","event":"buyer.confirm","index":0},{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"asking","to":"member","points":[[414,630],[414,500],[464,500],[464,466]],"label":{"x":345,"y":534,"width":138,"height":28},"steps":[{"state":"asking","event":"session.opened","index":0}]},
    {"from":"leaving","to":"guest","points":[[86,630],[86,596],[70,596],[70,286],[288,286],[288,266]],"label":{"x":24,"y":408,"width":92,"height":56},"steps":[{"state":"leaving","event":"xstate.done.actor.logOut","index":0},{"state":"leaving","event":"xstate.error.actor.logOut","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "session",
 "meta": {
  "label": "로그인 상태"
 },
 "context": {
  "notice": null,
  "returnUrl": null
 },
 "initial": "unknown",
 "states": {
  "unknown": {
   "meta": {
    "label": "확인 전"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "system",
      "action": "로그인되어 있음"
     },
     "description": "시스템: 로그인되어 있음"
    },
    "session.missing": [
     {
      "target": "asking",
      "guard": "hasAction",
      "actions": "noteAction",
      "meta": {
       "actor": "system",
       "action": "로그인이 필요함"
      },
      "description": "시스템: 로그인이 필요함"
     },
     {
      "target": "guest",
      "meta": {
       "actor": "system",
       "action": "로그인 없음"
      },
      "description": "시스템: 로그인 없음"
     }
    ],
    "action.refused": {
     "target": "unknown",
     "actions": "keepReturn",
     "meta": {
      "actor": "system",
      "action": "확인 전의 거절"
     },
     "description": "시스템: 확인 전의 거절"
    }
   },
   "description": "확인 전"
  },
  "guest": {
   "meta": {
    "label": "비회원"
   },
   "on": {
    "session.opened": {
     "target": "member",
     "meta": {
      "actor": "buyer",
      "action": "로그인"
     },
     "description": "구매자: 로그인"
    },
    "action.refused": {
     "target": "asking",
     "actions": "keepAction",
     "meta": {
      "actor": "system",
      "action": "로그인이 필요함"
     },
     "description": "시스템: 로그인이 필요함"
    }
   },
   "description": "비회원"
  },
  "member": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "loggedIn"
   ],
   "on": {
    "session.expired": {
     "target": "asking",
     "actions": "noteExpired",
     "meta": {
      "actor": "system",
      "action": "만료"
     },
     "description": "시스템: 만료"
    },
    "session.idle": {
     "target": "asking",
     "actions": "noteIdle",
     "meta": {
      "actor": "system",
      "action": "자동 로그아웃"
     },
     "description": "시스템: 자동 로그아웃"
    },
    "buyer.logOut": {
     "target": "leaving",
     "meta": {
      "actor": "buyer",
      "action": "로그아웃"
     },
     "description": "구매자: 로그아웃"
    }
   },
   "description": "로그인됨"
  },
  "asking": {
   "meta": {
    "label": "로그인할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "guest",
     "actions": [
      "goToLogin",
      "forgetNotice"
     ],
     "meta": {
      "actor": "buyer",
      "action": "로그인하러 가기"
     },
     "description": "구매자: 로그인하러 가기"
    },
    "buyer.dismiss": {
     "target": "guest",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    },
    "session.opened": {
     "target": "member",
     "actions": "forgetNotice",
     "meta": {
      "actor": "buyer",
      "action": "다른 창에서 로그인"
     },
     "description": "구매자: 다른 창에서 로그인"
    }
   },
   "description": "로그인할지 묻는 중"
  },
  "leaving": {
   "meta": {
    "label": "로그아웃하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "logOut",
    "src": "logOut",
    "onDone": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "로그아웃됨"
     },
     "description": "시스템: 로그아웃됨"
    },
    "onError": {
     "target": "guest",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "로그아웃하는 중"
  }
 },
 "description": "로그인 상태"
}

export const MERMAID = "stateDiagram-v2\n  unknown : unknown 확인 전\n  guest : guest 비회원\n  member : member 로그인됨\n  asking : asking 로그인할지 묻는 중\n  leaving : leaving 로그아웃하는 중<br/>do / logOut\n  [*] --> unknown\n  unknown --> member : 로그인되어 있음\n  unknown --> asking : 로그인이 필요함 [hasAction]\n  unknown --> guest : 로그인 없음\n  unknown --> unknown : 확인 전의 거절\n  guest --> member : 로그인\n  guest --> asking : 로그인이 필요함\n  member --> asking : 만료<br/>자동 로그아웃\n  member --> leaving : 로그아웃\n  asking --> guest : 로그인하러 가기<br/>닫기\n  asking --> member : 다른 창에서 로그인\n  leaving --> guest : 로그아웃됨<br/>답이 없음\n"
