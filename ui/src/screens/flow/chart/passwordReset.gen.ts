// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "passwordReset",
  label: "비밀번호 재설정",
  start: "arriving",
  guards: ["hasLoginId","hasProof","isReset","isResumed","isUnproved","isUsedUp"],
  delays: {"nextTurn":0},
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":["busy"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"xstate.after.nextTurn.passwordReset.arriving","index":0,"target":"typing","actor":"system","action":"이어서 입력","afterMs":0,"guard":"isResumed","effects":[],"otherwise":null},{"event":"xstate.after.nextTurn.passwordReset.arriving","index":1,"target":"proving","actor":"system","action":"처음부터","afterMs":0,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"proving","label":"계정을 확인하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"account.proved","index":0,"target":"typing","actor":"buyer","action":"인증 마침","afterMs":null,"guard":"hasLoginId","effects":["keepAccount"],"otherwise":null},{"event":"account.proved","index":1,"target":"proving","actor":"buyer","action":"아이디 없이 인증","afterMs":null,"guard":null,"effects":["keepAccount"],"otherwise":null},{"event":"buyer.goOn","index":0,"target":"typing","actor":"buyer","action":"다음","afterMs":null,"guard":"hasProof","effects":["keepLoginId"],"otherwise":null}]},
    {"state":"typing","label":"새 비밀번호를 입력하는 중","tags":["typable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"resetting","actor":"buyer","action":"변경","afterMs":null,"guard":null,"effects":["keepTyped"],"otherwise":null},{"event":"buyer.retype","index":0,"target":"typing","actor":"buyer","action":"다시 입력","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"proving","actor":"buyer","action":"이전","afterMs":null,"guard":null,"effects":["forgetReason"],"otherwise":null}]},
    {"state":"resetting","label":"비밀번호를 바꾸는 중","tags":["busy"],"entry":[],"asks":["resetPassword"],"otherwise":null,"steps":[{"event":"xstate.done.actor.resetPassword","index":0,"target":"reset","actor":"system","action":"바뀜","afterMs":null,"guard":"isReset","effects":["forgetProof"],"otherwise":null},{"event":"xstate.done.actor.resetPassword","index":1,"target":"proving","actor":"system","action":"인증 만료","afterMs":null,"guard":"isUsedUp","effects":["keepReason","forgetProof"],"otherwise":null},{"event":"xstate.done.actor.resetPassword","index":2,"target":"proving","actor":"system","action":"다른 계정","afterMs":null,"guard":"isUnproved","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.resetPassword","index":3,"target":"typing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.resetPassword","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"바뀌었는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"typing","actor":"buyer","action":"다시 시도","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"reset","label":"바뀜","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 586,
  height: 918,
  states: {
    "arriving": {"x":92,"y":24,"width":102,"height":60},
    "proving": {"x":48,"y":198,"width":156,"height":60},
    "typing": {"x":178,"y":446,"width":200,"height":60},
    "resetting": {"x":141,"y":630,"width":174,"height":78},
    "unanswered": {"x":275,"y":834,"width":138,"height":60},
    "reset": {"x":151,"y":834,"width":96,"height":60},
  },
  start: [[31,54],[92,54]],
  arrows: [
    {"from":"arriving","to":"typing","points":[[160,84],[160,104],[471,104],[471,410],[328,410],[328,446]],"label":{"x":380,"y":205,"width":182,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.passwordReset.arriving","index":0}]},
    {"from":"arriving","to":"proving","points":[[126,84],[126,198]],"label":{"x":81,"y":124,"width":90,"height":46},"steps":[{"state":"arriving","event":"xstate.after.nextTurn.passwordReset.arriving","index":1}]},
    {"from":"proving","to":"typing","points":[[165,258],[165,278],[278,278],[278,446]],"label":{"x":215,"y":298,"width":126,"height":92},"steps":[{"state":"proving","event":"account.proved","index":0},{"state":"proving","event":"buyer.goOn","index":0}]},
    {"from":"proving","to":"proving","points":[[204,218],[220,218],[220,238],[204,238]],"label":{"x":226,"y":214,"width":126,"height":28},"steps":[{"state":"proving","event":"account.proved","index":1}]},
    {"from":"typing","to":"resetting","points":[[278,506],[278,542],[296,542],[296,610],[271,610],[271,630]],"label":{"x":269,"y":562,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.submit","index":0}]},
    {"from":"typing","to":"typing","points":[[378,466],[394,466],[394,486],[378,486]],"label":{"x":400,"y":462,"width":84,"height":28},"steps":[{"state":"typing","event":"buyer.retype","index":0}]},
    {"from":"typing","to":"proving","points":[[228,446],[228,410],[132,410],[132,278],[126,278],[126,258]],"label":{"x":105,"y":330,"width":54,"height":28},"steps":[{"state":"typing","event":"buyer.goBack","index":0}]},
    {"from":"resetting","to":"reset","points":[[199,708],[199,834]],"label":{"x":148,"y":748,"width":102,"height":46},"steps":[{"state":"resetting","event":"xstate.done.actor.resetPassword","index":0}]},
    {"from":"resetting","to":"proving","points":[[184,630],[184,610],[87,610],[87,258]],"label":{"x":24,"y":430,"width":126,"height":92},"steps":[{"state":"resetting","event":"xstate.done.actor.resetPassword","index":1},{"state":"resetting","event":"xstate.done.actor.resetPassword","index":2}]},
    {"from":"resetting","to":"typing","points":[[228,630],[228,506]],"label":{"x":201,"y":562,"width":54,"height":28},"steps":[{"state":"resetting","event":"xstate.done.actor.resetPassword","index":3}]},
    {"from":"resetting","to":"unanswered","points":[[257,708],[257,728],[321,728],[321,834]],"label":{"x":279,"y":757,"width":84,"height":28},"steps":[{"state":"resetting","event":"xstate.error.actor.resetPassword","index":0}]},
    {"from":"unanswered","to":"typing","points":[[367,834],[367,814],[385,814],[385,542],[328,542],[328,506]],"label":{"x":343,"y":655,"width":84,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "passwordReset",
 "meta": {
  "label": "비밀번호 재설정"
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "tags": [
    "busy"
   ],
   "after": {
    "nextTurn": [
     {
      "target": "typing",
      "guard": "isResumed",
      "meta": {
       "actor": "system",
       "action": "이어서 입력"
      },
      "description": "시스템: 이어서 입력"
     },
     {
      "target": "proving",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      },
      "description": "시스템: 처음부터"
     }
    ]
   },
   "description": "들어옴"
  },
  "proving": {
   "meta": {
    "label": "계정을 확인하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "account.proved": [
     {
      "target": "typing",
      "guard": "hasLoginId",
      "actions": "keepAccount",
      "meta": {
       "actor": "buyer",
       "action": "인증 마침"
      },
      "description": "구매자: 인증 마침"
     },
     {
      "target": "proving",
      "actions": "keepAccount",
      "meta": {
       "actor": "buyer",
       "action": "아이디 없이 인증"
      },
      "description": "구매자: 아이디 없이 인증"
     }
    ],
    "buyer.goOn": {
     "target": "typing",
     "guard": "hasProof",
     "actions": "keepLoginId",
     "meta": {
      "actor": "buyer",
      "action": "다음"
     },
     "description": "구매자: 다음"
    }
   },
   "description": "계정을 확인하는 중"
  },
  "typing": {
   "meta": {
    "label": "새 비밀번호를 입력하는 중"
   },
   "tags": [
    "typable"
   ],
   "on": {
    "buyer.submit": {
     "target": "resetting",
     "actions": "keepTyped",
     "meta": {
      "actor": "buyer",
      "action": "변경"
     },
     "description": "구매자: 변경"
    },
    "buyer.retype": {
     "target": "typing",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "다시 입력"
     },
     "description": "구매자: 다시 입력"
    },
    "buyer.goBack": {
     "target": "proving",
     "actions": "forgetReason",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     },
     "description": "구매자: 이전"
    }
   },
   "description": "새 비밀번호를 입력하는 중"
  },
  "resetting": {
   "meta": {
    "label": "비밀번호를 바꾸는 중"
   },
   "tags": [
    "busy"
   ],
   "exit": "forgetTyped",
   "invoke": {
    "id": "resetPassword",
    "src": "resetPassword",
    "onDone": [
     {
      "target": "reset",
      "guard": "isReset",
      "actions": "forgetProof",
      "meta": {
       "actor": "system",
       "action": "바뀜"
      },
      "description": "시스템: 바뀜"
     },
     {
      "target": "proving",
      "guard": "isUsedUp",
      "actions": [
       "keepReason",
       "forgetProof"
      ],
      "meta": {
       "actor": "system",
       "action": "인증 만료"
      },
      "description": "시스템: 인증 만료"
     },
     {
      "target": "proving",
      "guard": "isUnproved",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "다른 계정"
      },
      "description": "시스템: 다른 계정"
     },
     {
      "target": "typing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
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
   "description": "비밀번호를 바꾸는 중"
  },
  "unanswered": {
   "meta": {
    "label": "바뀌었는지 모름"
   },
   "on": {
    "buyer.dismiss": {
     "target": "typing",
     "meta": {
      "actor": "buyer",
      "action": "다시 시도"
     },
     "description": "구매자: 다시 시도"
    }
   },
   "description": "바뀌었는지 모름"
  },
  "reset": {
   "meta": {
    "label": "바뀜"
   },
   "tags": [
    "terminal"
   ],
   "description": "바뀜",
   "type": "final"
  }
 },
 "description": "비밀번호 재설정"
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  proving : proving 계정을 확인하는 중\n  typing : typing 새 비밀번호를 입력하는 중\n  resetting : resetting 비밀번호를 바꾸는 중<br/>do / resetPassword\n  unanswered : unanswered 바뀌었는지 모름\n  reset : reset 바뀜\n  [*] --> arriving\n  arriving --> typing : 이어서 입력 after 0s [isResumed]\n  arriving --> proving : 처음부터 after 0s\n  proving --> typing : 인증 마침 [hasLoginId]<br/>다음 [hasProof]\n  proving --> proving : 아이디 없이 인증\n  typing --> resetting : 변경\n  typing --> typing : 다시 입력\n  typing --> proving : 이전\n  resetting --> reset : 바뀜 [isReset]\n  resetting --> proving : 인증 만료 [isUsedUp]<br/>다른 계정 [isUnproved]\n  resetting --> typing : 거절\n  resetting --> unanswered : 답이 없음\n  unanswered --> typing : 다시 시도\n  reset --> [*]\n"
