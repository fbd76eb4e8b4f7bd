// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "login",
  label: "로그인",
  start: "typing",
  guards: ["hasGap","isBlocked","isDormant","isWelcome","isWelcomeWithOldPassword"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"typing","label":"입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"typing","actor":"buyer","action":"빠진 칸 있음","guard":"hasGap","effects":["keepGap"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"asking","actor":"buyer","action":"로그인","guard":null,"effects":["storeForm"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"asking","label":"확인하는 중","tags":["busy"],"entry":[],"asks":["logIn"],"otherwise":null,"steps":[{"event":"xstate.done.actor.logIn","index":0,"target":"welcome","actor":"system","action":"로그인됨","guard":"isWelcome","effects":[],"otherwise":null},{"event":"xstate.done.actor.logIn","index":1,"target":"suggesting","actor":"system","action":"오래된 비밀번호","guard":"isWelcomeWithOldPassword","effects":[],"otherwise":null},{"event":"xstate.done.actor.logIn","index":2,"target":"blocked","actor":"system","action":"차단","guard":"isBlocked","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":3,"target":"dormant","actor":"system","action":"휴면","guard":"isDormant","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.logIn","index":4,"target":"typing","actor":"system","action":"일치하지 않음","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.logIn","index":0,"target":"typing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"5분 동안 차단됨","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다른 아이디로","guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"system.unblocked","index":0,"target":"typing","actor":"system","action":"차단 해제","guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"buyer.resetPassword","index":0,"target":"resetting","actor":"buyer","action":"비밀번호 찾기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"dormant","label":"휴면 상태","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.resetPassword","index":0,"target":"resetting","actor":"buyer","action":"비밀번호 재설정","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"닫기","guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"suggesting","label":"비밀번호 변경을 권하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.changePassword","index":0,"target":"changing","actor":"buyer","action":"지금 변경","guard":null,"effects":[],"otherwise":null},{"event":"buyer.postpone","index":0,"target":"welcome","actor":"buyer","action":"나중에","guard":null,"effects":[],"otherwise":null}]},
    {"state":"welcome","label":"로그인됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"changing","label":"비밀번호 변경으로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"resetting","label":"비밀번호 재설정으로 이동","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 696,
  height: 744,
  states: {
    "typing": {"x":70,"y":31,"width":110,"height":60},
    "asking": {"x":309,"y":274,"width":110,"height":78},
    "blocked": {"x":162,"y":492,"width":136,"height":60},
    "dormant": {"x":38,"y":492,"width":96,"height":60},
    "suggesting": {"x":326,"y":492,"width":200,"height":60},
    "welcome": {"x":512,"y":660,"width":96,"height":60},
    "changing": {"x":302,"y":660,"width":182,"height":60},
    "resetting": {"x":35,"y":660,"width":196,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"typing","to":"typing","points":[[180,51],[196,51],[196,71],[180,71]],"label":{"x":202,"y":24,"width":100,"height":74},"steps":[{"state":"typing","event":"buyer.submit","index":0},{"state":"typing","event":"buyer.retype","index":0}]},
    {"from":"typing","to":"asking","points":[[158,91],[158,136],[382,136],[382,274]],"label":{"x":348,"y":192,"width":68,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":1}]},
    {"from":"asking","to":"welcome","points":[[397,352],[397,372],[613,372],[613,640],[576,640],[576,660]],"label":{"x":554,"y":499,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":0}]},
    {"from":"asking","to":"suggesting","points":[[375,352],[375,386],[475,386],[475,472],[426,472],[426,492]],"label":{"x":356,"y":406,"width":238,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":1}]},
    {"from":"asking","to":"blocked","points":[[353,352],[353,386],[283,386],[283,472],[253,472],[253,492]],"label":{"x":224,"y":406,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":2}]},
    {"from":"asking","to":"dormant","points":[[331,352],[331,372],[128,372],[128,472],[102,472],[102,492]],"label":{"x":69,"y":406,"width":118,"height":46},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":3}]},
    {"from":"asking","to":"typing","points":[[346,274],[346,254],[279,254],[279,150],[136,150],[136,91]],"label":{"x":224,"y":178,"width":110,"height":56},"steps":[{"state":"asking","event":"xstate.done.actor.logIn","index":4},{"state":"asking","event":"xstate.error.actor.logIn","index":0}]},
    {"from":"blocked","to":"typing","points":[[207,492],[207,472],[206,472],[206,164],[114,164],[114,91]],"label":{"x":151,"y":285,"width":110,"height":56},"steps":[{"state":"blocked","event":"buyer.retype","index":0},{"state":"blocked","event":"system.unblocked","index":0}]},
    {"from":"blocked","to":"resetting","points":[[230,552],[230,640],[166,640],[166,660]],"label":{"x":175,"y":592,"width":110,"height":28},"steps":[{"state":"blocked","event":"buyer.resetPassword","index":0}]},
    {"from":"dormant","to":"resetting","points":[[86,552],[86,640],[100,640],[100,660]],"label":{"x":25,"y":592,"width":122,"height":28},"steps":[{"state":"dormant","event":"buyer.resetPassword","index":0}]},
    {"from":"dormant","to":"typing","points":[[70,492],[70,472],[51,472],[51,122],[92,122],[92,91]],"label":{"x":24,"y":299,"width":54,"height":28},"steps":[{"state":"dormant","event":"buyer.dismiss","index":0}]},
    {"from":"suggesting","to":"changing","points":[[393,552],[393,660]],"label":{"x":351,"y":592,"width":84,"height":28},"steps":[{"state":"suggesting","event":"buyer.changePassword","index":0}]},
    {"from":"suggesting","to":"welcome","points":[[459,552],[459,572],[544,572],[544,660]],"label":{"x":510,"y":592,"width":68,"height":28},"steps":[{"state":"suggesting","event":"buyer.postpone","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "login",
 "meta": {
  "label": "로그인"
 },
 "context": {
  "form": {
   "loginId": "",
   "password": ""
  },
  "reason": null
 },
 "initial": "typing",
 "states": {
  "typing": {
   "meta": {
    "label": "입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.submit": [
     {
      "target": "typing",
      "guard": "hasGap",
      "actions": "keepGap",
      "meta": {
       "actor": "buyer",
       "action": "빠진 칸 있음"
      },
      "description": "구매자: 빠진 칸 있음"
     },
     {
      "target": "asking",
      "actions": "storeForm",
      "meta": {
       "actor": "buyer",
       "action": "로그인"
      },
      "description": "구매자: 로그인"
     }
    ],
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    }
   },
   "description": "입력하는 중"
  },
  "asking": {
   "meta": {
    "label": "확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetPassword",
   "invoke": {
    "id": "logIn",
    "src": "logIn",
    "onDone": [
     {
      "target": "welcome",
      "guard": "isWelcome",
      "meta": {
       "actor": "system",
       "action": "로그인됨"
      },
      "description": "시스템: 로그인됨"
     },
     {
      "target": "suggesting",
      "guard": "isWelcomeWithOldPassword",
      "meta": {
       "actor": "system",
       "action": "오래된 비밀번호"
      },
      "description": "시스템: 오래된 비밀번호"
     },
     {
      "target": "blocked",
      "guard": "isBlocked",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "차단"
      },
      "description": "시스템: 차단"
     },
     {
      "target": "dormant",
      "guard": "isDormant",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "휴면"
      },
      "description": "시스템: 휴면"
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "일치하지 않음"
      },
      "description": "시스템: 일치하지 않음"
     }
    ],
    "onError": {
     "target": "typing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "확인하는 중"
  },
  "blocked": {
   "meta": {
    "label": "5분 동안 차단됨"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다른 아이디로"
     },
     "description": "구매자: 다른 아이디로"
    },
    "system.unblocked": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "system",
      "action": "차단 해제"
     },
     "description": "시스템: 차단 해제"
    },
    "buyer.resetPassword": {
     "target": "resetting",
     "meta": {
      "actor": "buyer",
      "action": "비밀번호 찾기"
     },
     "description": "구매자: 비밀번호 찾기"
    }
   },
   "description": "5분 동안 차단됨"
  },
  "dormant": {
   "meta": {
    "label": "휴면 상태"
   },
   "on": {
    "buyer.resetPassword": {
     "target": "resetting",
     "meta": {
      "actor": "buyer",
      "action": "비밀번호 재설정"
     },
     "description": "구매자: 비밀번호 재설정"
    },
    "buyer.dismiss": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "휴면 상태"
  },
  "suggesting": {
   "meta": {
    "label": "비밀번호 변경을 권하는 중"
   },
   "on": {
    "buyer.changePassword": {
     "target": "changing",
     "meta": {
      "actor": "buyer",
      "action": "지금 변경"
     },
     "description": "구매자: 지금 변경"
    },
    "buyer.postpone": {
     "target": "welcome",
     "meta": {
      "actor": "buyer",
      "action": "나중에"
     },
     "description": "구매자: 나중에"
    }
   },
   "description": "비밀번호 변경을 권하는 중"
  },
  "welcome": {
   "meta": {
    "label": "로그인됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "로그인됨",
   "type": "final"
  },
  "changing": {
   "meta": {
    "label": "비밀번호 변경으로 이동"
   },
   "tags": [
    "terminal"
   ],
   "description": "비밀번호 변경으로 이동",
   "type": "final"
  },
  "resetting": {
   "meta": {
    "label": "비밀번호 재설정으로 이동"
   },
   "tags": [
    "terminal"
   ],
   "description": "비밀번호 재설정으로 이동",
   "type": "final"
  }
 },
 "description": "로그인"
}

export const MERMAID = "stateDiagram-v2\n  typing : typing 입력하는 중\n  asking : asking 확인하는 중<br/>do / logIn\n  blocked : blocked 5분 동안 차단됨\n  dormant : dormant 휴면 상태\n  suggesting : suggesting 비밀번호 변경을 권하는 중\n  welcome : welcome 로그인됨\n  changing : changing 비밀번호 변경으로 이동\n  resetting : resetting 비밀번호 재설정으로 이동\n  [*] --> typing\n  typing --> typing : 빠진 칸 있음 [hasGap]<br/>다시 입력\n  typing --> asking : 로그인\n  asking --> welcome : 로그인됨 [isWelcome]\n  asking --> suggesting : 오래된 비밀번호 [isWelcomeWithOldPassword]\n  asking --> blocked : 차단 [isBlocked]\n  asking --> dormant : 휴면 [isDormant]\n  asking --> typing : 일치하지 않음<br/>답이 없음\n  blocked --> typing : 다른 아이디로<br/>차단 해제\n  blocked --> resetting : 비밀번호 찾기\n  dormant --> resetting : 비밀번호 재설정\n  dormant --> typing : 닫기\n  suggesting --> changing : 지금 변경\n  suggesting --> welcome : 나중에\n  welcome --> [*]\n  changing --> [*]\n  resetting --> [*]\n"
